import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const packaged =
  process.env['DAMIERA_SERVER'] ?? fileURLToPath(new URL('../../server/target/quarkus-app', import.meta.url));
const home = process.env['JAVA_HOME'];

/** The packaged server as a process of its own, just as `serve` starts it. */
export class Server {
  private constructor(
    private readonly process: ChildProcess,
    readonly address: string,
    readonly said: readonly string[],
  ) {}

  /** Until it says where the page is. */
  static async start(data: string, port = 0): Promise<Server> {
    const java = home === undefined ? 'java' : join(home, 'bin', 'java');
    const jar = join(packaged, 'quarkus-run.jar');
    const child = spawn(java, ['-jar', jar, '--port', `${port}`, '--data', data], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    createInterface(child.stderr).on('line', (line) => said.push(line));
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        said.push(line);
        const [found] = /http:\/\/\S+/.exec(line) ?? [];
        if (found) resolve(found);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.join(' | ')}`)));
    });
    return new Server(child, address, said);
  }

  /** Asks it to end, as a system does that shuts down. */
  async stop(): Promise<number | null> {
    if (this.process.exitCode === null) {
      const ended = once(this.process, 'exit');
      this.process.kill('SIGTERM');
      await ended;
    }
    return this.process.exitCode;
  }
}
