/**
 * The process that runs ffmpeg as WebAssembly, with the parameters of the program of that name: the module has files in
 * memory only, and no way to others. Its first argument says as JSON what is run.
 */
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import type { FfmpegTask } from './ffmpeg-program.ts';

interface Core {
  FS: { readFile(name: string): Uint8Array; writeFile(name: string, bytes: Uint8Array): void };
  exec(...parameters: string[]): number;
  ffprobe(...parameters: string[]): number;
  setLogger(log: (line: { type: 'stdout' | 'stderr'; message: string }) => void): void;
}

// What the module could reach a network with; and what it takes for the place that it was loaded from.
for (const name of ['WebSocket', 'EventSource', 'fetch']) Reflect.deleteProperty(globalThis, name);
Object.assign(globalThis, { self: { location: { href: 'file:///' } } });

const { core, tool, parameters, inputs, outputs } = JSON.parse(
  process.argv[2] ?? '{}',
) as FfmpegTask & { core: string };
const { default: create } = (await import(`file://${core}/ffmpeg-core.js`)) as {
  default: (options: object) => Promise<Core>;
};
const module = await create({ wasmBinary: readFileSync(`${core}/ffmpeg-core.wasm`) });
module.setLogger(({ type, message }) => {
  // It ends a run by aborting, and says so.
  if (message !== 'Aborted()') writeSync(type === 'stdout' ? 1 : 2, `${message}\n`);
});
for (const name of inputs) module.FS.writeFile(name, readFileSync(name));
const status = tool === 'ffmpeg' ? module.exec(...parameters) : module.ffprobe(...parameters);
// Of ffprobe it does not say how it ended; what it wrote tells.
const isDone = status === 0 || tool === 'ffprobe';
if (isDone) for (const name of outputs) writeFileSync(name, module.FS.readFile(name));
process.exit(isDone ? 0 : 1);
