/**
 * A checker as a child of the process that starts the whole site: `main.ts --socket <path> --log-level <level>
 * [--browser <path>]`. Its environment holds only the folder for its files. It ends with its parent, because its
 * standard input closes then.
 */
import { parseArgs } from 'node:util';
import { serveParent } from '@aangan/render';
import { createLogger, type LogLevel } from '@aangan/server/create-logger';
import { createCheckerServer } from './server/create-checker-server.ts';

const { values } = parseArgs({
  options: {
    socket: { type: 'string' },
    'log-level': { type: 'string' },
    browser: { type: 'string' },
  },
});
const { socket: path = '', 'log-level': level = 'warn', browser } = values;
const logger = createLogger({ name: 'aangan-checker', level: level as LogLevel });
await serveParent(await createCheckerServer({ logger, browser }), path);
