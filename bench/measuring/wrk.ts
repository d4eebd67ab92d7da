import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Answers a second that an address gives to eight connections. `wrk` must be installed. */
export async function answersPerSecond(
  address: URL,
  { seconds = 2, encoding = 'gzip' }: { seconds?: number; encoding?: string } = {},
): Promise<number> {
  const options = ['-t1', '-c8', `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`];
  const { stdout } = await run('wrk', [...options, address.href]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
