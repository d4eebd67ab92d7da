import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, createConsole } from '@aangan/console-api';
import { type Logger, secretFrom } from '@aangan/server';
import type { Metrics } from '@aangan/server/metrics';
import type { StartSettings } from '../read-start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';

/** The folder of the console's page; `npm start` and `npm test` build it. */
export const consoleFolder = fileURLToPath(new URL('../../../platform/console', import.meta.url));

interface ConsoleParts {
  /** The port that it listens on. */
  port: number;
  dataDir: string;
  api: Ask;
  registry: Ask;
  logger: Logger;
  metrics: Metrics | undefined;
  /** EDGE_SECRET, where API and registry are other processes. */
  edgeSecret?: string;
}

/**
 * Serves the console until the program stops.
 * @returns where integrators open it
 */
export async function serveConsole(
  settings: Pick<StartSettings, 'host' | 'consoleUrl' | 'consoleSecret' | 'trustedProxies'>,
  { port, dataDir, ...parts }: ConsoleParts,
  lifecycle: Lifecycle,
): Promise<string> {
  const { host, consoleUrl, consoleSecret, trustedProxies } = settings;
  const origin = new URL(consoleUrl ?? `http://localhost:${port}`).origin;
  const app = await createConsole({
    ...parts,
    ...{ origin, trustedProxies },
    files: path.join(consoleFolder, 'dist'),
    secret: consoleSecret ?? (await secretFrom(dataDir, 'console')),
  });
  await listen(app, { host, port }, lifecycle);
  return origin;
}
