import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '@aangan/server/plain-error';

/**
 * Runs a command with inherited output. On timeout, the command is ended with all processes that it has started.
 * @param options.timeoutMs in milliseconds
 * @param options.env added to the environment
 * @param options.isBeside whether its output goes to stderr, because it is not this command's result
 * @returns whether it ended with 0 in time
 * @throws {PlainError} if it cannot be started
 */
export async function tryCommand(
  [program = '', ...argv]: readonly string[],
  {
    env,
    timeoutMs,
    isBeside = false,
  }: { env: Record<string, string>; timeoutMs: number; isBeside?: boolean },
): Promise<boolean> {
  // Leads a process group of its own, so that the processes it starts end with it.
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
