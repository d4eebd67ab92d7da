import { createCheckerServer, enginesFor } from '@aangan/checker';
import { listen, socketOf } from '@aangan/render';
import { runChecker } from '../start/run-checker.ts';
import { definePart } from './part.ts';

declare module './part.ts' {
  interface Provided {
    /** Its address. It may not listen yet. */
    checker: string;
  }
}

/** Checks releases, without database, other files or secrets. A registry without CHECKER_URL runs it as a child. */
export const part = definePart('checker', {
  needs: [],
  ports: ({ settings: { checkerUrl = '', port } }) => (socketOf(checkerUrl) ? [] : [port]),
  run: async ({ settings, logger, lifecycle, progress }) => {
    const { host, port, checkerUrl = '', browser, checkerEngines } = settings;
    const app = await createCheckerServer({ logger, browser, engines: enginesFor(checkerEngines) });
    await lifecycle.opened(() => app.close(), 5_000);
    const socket = socketOf(checkerUrl);
    await listen(app, socket ?? { host, port });
    const url = socket ? checkerUrl : `http://${host}:${port}`;
    progress.say(`The checker is ready at ${url}`);
    return url;
  },
  reach: ({ settings, logger, lifecycle }) => runChecker(settings, logger, lifecycle),
});
