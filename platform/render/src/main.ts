/**
 * A renderer as a child of the process that starts the whole site: `main.ts --socket <path> --log-level <level> [--metrics]`. It
 * has no environment, may read its own code only, and ends with its parent, whose end closes the standard input.
 */
import { parseArgs } from 'node:util';
import { createLogger, type LogLevel } from '@aangan/server/create-logger';
import { createMetrics, observeProcess } from '@aangan/server/metrics';
import { createSupervisor } from './server/create-supervisor.ts';
import { serveParent } from './server/serve-parent.ts';

const { values } = parseArgs({
  options: {
    socket: { type: 'string' },
    'log-level': { type: 'string' },
    metrics: { type: 'boolean' },
  },
});
const { socket: path = '', 'log-level': level = 'warn' } = values;
const logger = createLogger({ name: 'aangan-renderer', level: level as LogLevel });
const metrics = values.metrics ? createMetrics('renderer') : undefined;
if (metrics) observeProcess(metrics);
await serveParent(await createSupervisor({ logger, metrics }), path);
