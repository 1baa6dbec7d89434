import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** The built page, served as the real server does: same types, same headers, texts and code compressed. */
export interface Site {
  readonly address: string;
  /** The paths asked for so far. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export const BUILT = new URL('../target/classes/META-INF/resources', import.meta.url).pathname;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const PACKED_ALREADY = new Set(['.woff2', '.png']);

function policy(scripts: string, styles = "'self'"): string {
  return (
    `default-src 'self'; script-src ${scripts}; style-src ${styles}; worker-src 'self'; manifest-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; ` +
    "form-action 'self'; frame-ancestors 'none'"
  );
}

/** What stands in the page itself may run there, and nothing else that is not a file of the site. */
function pagePolicy(page: string): string {
  const allowed = (element: RegExp): string =>
    ["'self'", ...[...page.matchAll(element)].map(([, content = '']) => `'sha256-${sha256(content)}'`)].join(' ');
  return policy(allowed(/<script type="module">([^]*?)<\/script>/g), allowed(/<style>([^]*?)<\/style>/g));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

function headers(path: string, page: string): Record<string, string> {
  const worker = path.startsWith('/assets/worker') && path.endsWith('.js');
  return {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Security-Policy': worker ? policy("'self' 'unsafe-eval'") : page,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

export async function serveSite(folder = BUILT): Promise<Site> {
  const asked: string[] = [];
  const page = pagePolicy(readFileSync(join(folder, 'index.html'), 'utf8'));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    asked.push(path);
    void answer(folder, path === '/' ? '/index.html' : path, page, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(folder: string, path: string, page: string, response: ServerResponse): Promise<void> {
  try {
    const content = await readFile(join(folder, normalize(path)));
    const packed = PACKED_ALREADY.has(extname(path)) ? undefined : await promisify(gzip)(content);
    if (packed) response.setHeader('Content-Encoding', 'gzip');
    response.writeHead(200, headers(path, page)).end(packed ?? content);
  } catch {
    response.writeHead(404, headers('/none.txt', page)).end();
  }
}
