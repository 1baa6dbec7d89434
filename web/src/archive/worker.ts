import scriptAddress from '@core/archive.js?url';
import wasmAddress from '@core/archive.wasm?url';
import { answerCalls } from '../core/ask';
import { loadModule } from '../core/module';
import type { ArchiveCore, ArchiveFile } from './archive';
import type { ArchiveCalls } from './messages';
import { type ByteSource, Pieces } from './pieces';

/** Games that were played or read, off the page's own thread. */

let core: ArchiveCore | undefined;
let opened: ArchiveFile | undefined;

answerCalls<ArchiveCalls>({
  async start(build) {
    core = await loadModule<ArchiveCore>(build, { wasm: wasmAddress, js: scriptAddress });
  },
  record: (game, fen, events, tags) =>
    JSON.parse(loaded().record(game, fen, events.join('\n'), tags.map((tag) => tag.join('\t')).join('\n'))),
  open(file, game) {
    const pieces = new Pieces(bytesOf(file));
    opened = loaded().file((index) => pieces.piece(index), game);
  },
  step(most) {
    if (!opened) throw new Error('no file is open');
    return JSON.parse(opened.step(most));
  },
  read(file, line, column, game) {
    const pieces = new Pieces(bytesOf(file));
    return JSON.parse(loaded().read(pieces.from({ line, column }), game));
  },
});

function loaded(): ArchiveCore {
  if (!core) throw new Error('the archive is not loaded yet');
  return core;
}

/** Only a worker may wait for a part of a file, and the core can do nothing else. */
function bytesOf(file: Blob): ByteSource {
  const reader = new FileReaderSync();
  return { size: file.size, read: (from, to) => new Uint8Array(reader.readAsArrayBuffer(file.slice(from, to))) };
}
