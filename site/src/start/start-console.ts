import { buildApps } from '@aangan/cli';
import { askOverHttp } from '@aangan/console-api';
import { createLogger, ensureDataDir, secretFrom } from '@aangan/server';
import type { StartSettings } from '../read-start-settings.ts';
import { requireFreePorts } from './free-ports.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openMetrics } from './open-metrics.ts';
import type { Progress } from './progress.ts';
import { consoleFolder, serveConsole } from './serve-console.ts';

/** The console alone: without database, any number of processes with one CONSOLE_SECRET. */
export async function startConsole(
  settings: StartSettings,
  lifecycle: Lifecycle,
  progress: Progress,
): Promise<void> {
  const { host, port, apiUrl = '', registryUrl = '' } = settings;
  await requireFreePorts(host, [port]);
  const dataDir = await ensureDataDir(settings.dataDir);
  const logger = createLogger({ name: 'aangan-console', level: settings.logLevel });
  const site = await openMetrics(settings, { process: 'console', logger }, lifecycle);
  await progress.step(
    () => buildApps(lifecycle.signal, [consoleFolder]),
    () => 'The console’s page is built',
  );
  const secret = settings.edgeSecret ?? (await secretFrom(dataDir, 'edge'));
  const [api, registry] = [askOverHttp(apiUrl, secret), askOverHttp(registryUrl, secret)];
  const observed = { logger, metrics: site.part('console'), edgeSecret: secret };
  const parts = { port, dataDir, api, registry, ...observed };
  const origin = await serveConsole(settings, parts, lifecycle);
  progress.say(`The console is ready at ${origin}`);
}
