import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '@aangan/server/plain-error';

/**
 * Runs a command with its output on this one's. Where it takes too long, it is ended with all that it has started.
 * @param options.timeoutMs in milliseconds
 * @param options.env added to the environment
 * @param options.isBeside prints on this one's errors, which are not the command's result
 * @returns whether it succeeded, that is ended with 0 in time
 * @throws {PlainError} where it cannot be started
 */
export async function tryCommand(
  [program = '', ...argv]: readonly string[],
  {
    env,
    timeoutMs,
    isBeside = false,
  }: { env: Record<string, string>; timeoutMs: number; isBeside?: boolean },
): Promise<boolean> {
  // Leader of a process group of its own, so that what it starts ends with it.
  const child = spawn(program, argv, {
    detached: true,
    stdio: ['ignore', isBeside ? process.stderr : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const timer = setTimeout(() => {
    process.stderr.write(`Ended after ${timeoutMs / 1000} s, which counts as a failure.\n`);
    endGroup(child.pid);
  }, timeoutMs);
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`"${program}" cannot be run: ${reason}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
