import path from 'node:path';
import { createLogger } from '@aangan/server';
import { type StartPart, wholeSite } from '../parts/parts.ts';
import { startParts } from '../parts/start-parts.ts';
import type { StartSettings } from '../start-settings.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { createProgress, type Progress } from './progress.ts';
import { readyMessage } from './ready-message.ts';
import { onStopRequest } from './stop-requests.ts';

/**
 * Starts the site, or one part of it, and serves until asked to stop, which is possible during the start too.
 * @returns 0 once everything is closed. @throws the reason why it could not start.
 */
export async function start(settings: StartSettings, part: StartPart): Promise<number> {
  const lifecycle = createLifecycle();
  const progress = createProgress((text) => console.log(text));
  const asked = new Promise<void>((resolve) => onStopRequest(resolve));
  const starting = startAll(settings, part, lifecycle, progress);
  // The start fails, or a request to stop comes, possibly long after the site is ready.
  const failed = starting.then(() => asked);
  try {
    await Promise.race([asked, failed]);
    progress.say('\nStopping …');
  } finally {
    await lifecycle.stop();
    // A start that is stopped fails in its current step; that failure is expected.
    await starting.catch(() => undefined);
  }
  progress.say('Stopped.');
  return 0;
}

async function startAll(
  settings: StartSettings,
  part: StartPart,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const isWhole = part === 'all';
  const name = part === 'edge' ? `edge-${settings.channel}` : part;
  const logger = createLogger({
    name: isWhole ? 'aangan' : `aangan-${name}`,
    level: settings.logLevel,
  });
  const running = isWhole ? wholeSite : [part];
  const dataDir = path.resolve(settings.dataDir);
  const begins = () => {
    if (isWhole) progress.say(`Aangan is starting (data in ${dataDir}).`);
  };
  await startParts(running, { settings, isWhole, name, logger, lifecycle, progress }, begins);
  if (isWhole) progress.end(readyMessage(settings));
}
