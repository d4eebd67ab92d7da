import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApps } from '@aangan/cli';
import { createConsole } from '@aangan/console-api';
import { secretFrom } from '@aangan/server';
import { listen } from '../start/listen.ts';
import { consolePort } from '../start/served-channels.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    console: undefined;
  }
}

/** The folder of the console's page. */
const folder = fileURLToPath(new URL('../../../platform/console', import.meta.url));

/** Serves the console, without database: any number of processes with one CONSOLE_SECRET. */
export const part = definePart('console', {
  needs: ['data', 'metrics', 'api', 'registry', 'releases'],
  ports: ({ isWhole, settings: { port } }) => [isWhole ? consolePort(port) : port],
  run: async (start, { data, metrics, api, registry, releases }) => {
    const { settings, isWhole, logger, lifecycle, progress } = start;
    const { host, trustedProxies, consoleSecret } = settings;
    const { dataDir, edgeSecret } = await data;
    await releases;
    if (!isWhole) {
      await progress.step(
        () => buildApps(lifecycle.signal, [folder]),
        () => 'The console’s page is built',
      );
    }
    const port = isWhole ? consolePort(settings.port) : settings.port;
    const { origin } = new URL(settings.consoleUrl ?? `http://localhost:${port}`);
    const { ask, isElsewhere } = await api;
    const app = await createConsole({
      origin,
      trustedProxies,
      logger,
      metrics: (await metrics).part('console'),
      api: ask,
      registry: (await registry).ask,
      ...(isElsewhere && { edgeSecret }),
      files: path.join(folder, 'dist'),
      secret: consoleSecret ?? (await secretFrom(dataDir, 'console')),
    });
    await listen(app, { host, port }, lifecycle);
    if (!isWhole) progress.say(`The console is ready at ${origin}`);
    return undefined;
  },
});
