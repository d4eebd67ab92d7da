/**
 * A checker as a child of the process that starts the whole site: `main.ts --socket <path> --log-level <level>
 * [--browser <path>]
 * [--engines installed|chromium]`. Its environment holds only the folder for its files. It ends with its parent, because its
 * standard input closes then.
 */
import { parseArgs } from 'node:util';
import { serveParent } from '@aangan/render';
import { createLogger, type LogLevel } from '@aangan/server/create-logger';
import { enginesFor } from './engines/engine.ts';
import { createCheckerServer } from './server/create-checker-server.ts';

const { values } = parseArgs({
  options: {
    socket: { type: 'string' },
    'log-level': { type: 'string' },
    browser: { type: 'string' },
    engines: { type: 'string' },
  },
});
const { socket: path = '', 'log-level': level = 'warn', browser, engines } = values;
const logger = createLogger({ name: 'aangan-checker', level: level as LogLevel });
const server = await createCheckerServer({
  logger,
  browser,
  engines: enginesFor(engines === 'installed' ? 'installed' : 'chromium'),
});
await serveParent(server, path);
