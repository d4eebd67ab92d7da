import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@aangan/server/plain-error';

/** The port at which a remote is also served when it runs alone. */
export const usualPort = 3100;

const script = fileURLToPath(import.meta.resolve('@aangan/build/serve-local'));

/** A development server of a remote, in another process that ends with this one. */
interface LocalServer {
  /** Resolves with its exit code when it ends. */
  ended: Promise<number | null>;
}

/**
 * Serves a remote for development, and the shell beside it.
 * @param options.site the origin whose pages may load it
 * @returns once it can be opened. @throws {PlainError} where it ends before
 */
export async function serveLocal(options: {
  directory: string;
  port: number;
  site: string;
}): Promise<LocalServer> {
  const { directory, port, site } = options;
  const child = spawn(process.execPath, [script, directory, String(port), site], {
    // The IPC channel tells the server when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout as Readable });
  const ready = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => {
      if (line === 'ready') resolve(true);
      else console.log(line);
    });
    void ended.then(() => resolve(false));
  });
  const stop = () => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (await ready) return { ended };
  throw new PlainError('The remote could not be served: see above.');
}
