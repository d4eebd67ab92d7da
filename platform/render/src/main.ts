/**
 * A renderer as a child of the process that starts the whole site: `main.ts --socket <path> --log-level <level>
 * [--metrics] [--traces <socket>]`. It has no environment and may read only its own code. It ends with its parent,
 * because its standard input closes then.
 */
import { parseArgs } from 'node:util';
import { createLogger, type LogLevel } from '@aangan/server/create-logger';
import { createMetrics, observeProcess } from '@aangan/server/metrics';
import { openTracing } from '@aangan/server/tracing';
import { createSupervisor } from './server/create-supervisor.ts';
import { serveParent } from './server/serve-parent.ts';

const { values } = parseArgs({
  options: {
    socket: { type: 'string' },
    'log-level': { type: 'string' },
    metrics: { type: 'boolean' },
    traces: { type: 'string' },
  },
});
const { socket: path = '', 'log-level': level = 'warn' } = values;
const logger = createLogger({ name: 'aangan-renderer', level: level as LogLevel });
const metrics = values.metrics ? createMetrics('renderer') : undefined;
if (metrics) observeProcess(metrics);
const tracing = values.traces
  ? await openTracing({
      // Only the parent process can reach this one's socket, so the parent decides what is traced.
      endpoint: `unix:${values.traces}`,
      sampledShare: 0,
      secret: undefined,
      onError: (error) => logger.warn(error, 'traces cannot be exported'),
    })
  : undefined;
const app = await createSupervisor({
  logger,
  metrics,
  tracer: tracing?.tracer('renderer'),
  trustsParent: true,
});
await serveParent(app, path, () => tracing?.close());
