import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The ffmpeg that came with the dependencies; undefined on a platform that there is none for. */
export function ffmpegProgram(): string | undefined {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  const file = `@ffmpeg-installer/${process.platform}-${process.arch}/${name}`;
  try {
    const program = require.resolve(file);
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}
