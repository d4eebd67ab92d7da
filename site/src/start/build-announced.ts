import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BuildListener, type BuiltApp, buildApps } from '@aangan/cli';
import { type BuildTimes, readBuildTimes } from './build-times.ts';
import type { Progress } from './progress.ts';

/**
 * Builds the apps as a step of the start, and prints when each build begins and how long it took last time.
 * @param onBuilt called for each app as soon as it is built
 */
export async function buildAnnounced(
  signal: AbortSignal,
  progress: Progress,
  { dataDir, onBuilt }: { dataDir: string; onBuilt: (app: BuiltApp) => void },
): Promise<BuiltApp[]> {
  const times = await readBuildTimes(dataDir);
  const listener = announce(progress.say, times);
  const built = (app: BuiltApp) => {
    listener.built(app);
    onBuilt(app);
  };
  const { began } = listener;
  const apps = await progress.step(() => buildApps(signal, [], { began, built }), describeBuild);
  await times.keep();
  return apps;
}

/** Prints what is being built, and records how long it takes. */
export function announce(
  say: Progress['say'],
  times: Pick<BuildTimes, 'last' | 'set'>,
): Required<BuildListener> {
  const begun = new Map<string, number>();
  return {
    began: ({ began, number, count }) => {
      const name = path.basename(began);
      begun.set(name, performance.now());
      say(`  … building ${name}, ${number} of ${count}${describeLast(times.last(name))}`);
    },
    built: ({ directory }) => {
      const name = path.basename(path.dirname(directory));
      const since = begun.get(name);
      if (since !== undefined) times.set(name, performance.now() - since);
    },
  };
}

function describeLast(ms: number | undefined): string {
  return ms === undefined ? '' : ` (${(ms / 1000).toFixed(0)} s last time)`;
}

function describeBuild(apps: readonly BuiltApp[]): string {
  const built = apps.filter((app) => app.built).map((app) => app.name);
  return built.length > 0
    ? `Built: ${built.join(', ')}`
    : `Built already: ${apps.map((app) => app.name).join(', ')}`;
}
