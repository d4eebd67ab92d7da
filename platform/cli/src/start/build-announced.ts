import { type BuiltApp, buildApps } from './build-apps.ts';
import type { Progress } from './progress.ts';

/** Builds the apps as a step of the start; a build that takes long is announced. */
export function buildAnnounced(signal: AbortSignal, progress: Progress): Promise<BuiltApp[]> {
  return progress.step(() => build(signal, progress), describeBuild);
}

async function build(signal: AbortSignal, progress: Progress): Promise<BuiltApp[]> {
  const explain = setTimeout(() => {
    progress.say('  … building shell and remotes: only what changed, so this takes long once');
  }, 2_500);
  try {
    return await buildApps(signal);
  } finally {
    clearTimeout(explain);
  }
}

function describeBuild(apps: readonly BuiltApp[]): string {
  const built = apps.filter((app) => app.built).map((app) => app.name);
  return built.length > 0
    ? `Built: ${built.join(', ')}`
    : `Built already: ${apps.map((app) => app.name).join(', ')}`;
}
