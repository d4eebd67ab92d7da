import { setTimeout as sleep } from 'node:timers/promises';
import { descendantsOf } from './descendants.ts';
import type { CommandProcess } from './site.ts';

interface Options {
  /** PORT, DATA_DIR and what else the start is told. */
  settings: Record<string, string>;
  rounds: number;
  run: (parameters: readonly string[], settings: Record<string, string>) => CommandProcess;
  /** Told after each round. */
  onRound?: (round: number) => void;
}

/**
 * Starts the site, kills it with everything that it started at once (SIGKILL), and starts it again in the same
 * moment, so many times. Half of the kills come when it is ready, the others somewhere in the middle of the start.
 * @returns the site, which runs, and what those starts said that did not become ready
 */
export async function restartAfterKills(
  options: Options,
): Promise<{ site: CommandProcess; failures: string[] }> {
  const { settings, rounds, run, onRound } = options;
  const failures: string[] = [];
  let site = run(['start'], settings);
  await site.says(/Aangan is ready/);
  for (let round = 1; round <= rounds; round += 1) {
    await killEverything(site);
    site = run(['start'], settings);
    if (round % 2 === 0) {
      await sleep(100 + ((round * 137) % 2_000));
      await killEverything(site);
      site = run(['start'], settings);
    }
    const isReady = await site.says(/Aangan is ready/).then(
      () => true,
      () => false,
    );
    if (!isReady) {
      failures.push(site.said());
      await killEverything(site);
      site = run(['start'], settings);
      await site.says(/Aangan is ready/);
    }
    onRound?.(round);
  }
  return { site, failures };
}

/** Kills a process and all of its descendants in one go, and waits for none of them. */
async function killEverything({ child }: CommandProcess): Promise<void> {
  const pids = child.pid === undefined ? [] : [child.pid, ...(await descendantsOf(child.pid))];
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in between.
    }
  }
}
