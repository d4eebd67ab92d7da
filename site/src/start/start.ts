import type { StartPart } from '../part-names.ts';
import type { StartSettings } from '../read-start-settings.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { createProgress, type Progress } from './progress.ts';
import { startAll } from './start-all.ts';
import { startConsole } from './start-console.ts';
import { startApi, startChecker, startEdge, startRegistry, startRenderer } from './start-parts.ts';
import { onStopRequest } from './stop-requests.ts';

type Starter = (settings: StartSettings, lifecycle: Lifecycle, progress: Progress) => Promise<void>;

const starters: Record<StartPart, Starter> = {
  all: startAll,
  api: startApi,
  registry: startRegistry,
  edge: startEdge,
  renderer: startRenderer,
  console: startConsole,
  checker: startChecker,
};

/**
 * Starts the site, or one part of it, and serves until it is asked to stop, also while still starting.
 * @returns 0 once everything is closed. @throws the reason why it could not start.
 */
export async function start(settings: StartSettings, part: StartPart): Promise<number> {
  const lifecycle = createLifecycle();
  const progress = createProgress((text) => console.log(text));
  const asked = new Promise<void>((resolve) => onStopRequest(resolve));
  const starting = starters[part](settings, lifecycle, progress);
  // The start fails, or a request to stop comes, possibly long after the site is ready.
  const failed = starting.then(() => asked);
  try {
    await Promise.race([asked, failed]);
    progress.say('\nStopping …');
  } finally {
    await lifecycle.stop();
    // A start that is stopped midway fails with the step it was in; that failure is expected.
    await starting.catch(() => undefined);
  }
  progress.say('Stopped.');
  return 0;
}
