import { join } from 'node:path';
import { startTestPostgres } from '../../tools/gate/test-postgres.ts';
import { readNginxLogs, startNginx } from './nginx.ts';
import { startPart, type TrialProcess } from './processes.ts';
import { unitSettings } from './unit-settings.ts';

/** The site of the trial: nginx before two edges, two registries and three APIs on one PostgreSQL. */
export interface ManySite {
  /** Where visitors reach it: nginx. */
  origin: string;
  /** Where integrators reach the console: nginx too. */
  consoleOrigin: string;
  databaseUrl: string;
  /** The processes of each part, in the order of their start. */
  parts: Record<'api' | 'registry' | 'edge', TrialProcess[]>;
  /** Starts one of a part again that was ended. */
  restart(part: 'api' | 'registry' | 'edge', index: number): Promise<void>;
  /** What nginx has logged. */
  nginxLogs(): Promise<string>;
  stop(): Promise<void>;
}

const counts = { api: 3, registry: 2, edge: 2, console: 1 } as const;
type Part = keyof typeof counts;

/**
 * @param folder for the data of all
 * @param port of nginx; staging is on the one after it, nginx for the console on the next, the parts on those from 20 after it
 */
export async function startManySite(folder: string, port: number): Promise<ManySite> {
  // 27 for an API, 15 for a registry, and some for the site that fills it.
  const postgres = await startTestPostgres({ maxConnections: 200 });
  try {
    return { ...(await startAround(postgres.url, folder, port)), stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startAround(
  databaseUrl: string,
  folder: string,
  port: number,
): Promise<Omit<ManySite, 'stop'>> {
  const origin = `http://localhost:${port}`;
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'shared'),
    SEED: 'demo',
    EDGE_SECRET: 'a secret of the edges of this trial',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'a secret of the API of this trial!',
    PUBLIC_URL: origin,
    THROTTLE_TICKETS_PER_ADDRESS: '1000000',
    THROTTLE_TICKETS_PER_EMAIL: '1000000',
    THROTTLE_WRITES_PER_ACCOUNT: '1000000',
    THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000000',
    REFRESH_REUSE_SECONDS: '20',
    CONSOLE_URL: `http://localhost:${port + 2}`,
    CHANNEL_URLS: `production=${origin},staging=http://localhost:${port + 1}`,
  };
  // The whole site once: it fills the database, and publishes the apps on both channels.
  const whole = await startPart('whole', [], { ...shared, PORT: String(port) });
  await whole.end('SIGTERM');

  const portOf = (part: Part, index: number) =>
    port + 20 + { edge: 0, api: 5, registry: 10, console: 15 }[part] + index;
  const inside = {
    API_URL: `http://127.0.0.1:${port + 40}`,
    REGISTRY_URL: `http://127.0.0.1:${port + 41}`,
    RENDERER_URL: `unix:${join(folder, 'renderer.sock')}`,
    CHECKER_URL: `unix:${join(folder, 'checker.sock')}`,
  };
  const units = {
    api: 'aangan-api@.service',
    registry: 'aangan-registry@.service',
    edge: 'aangan-edge@.service',
    console: 'aangan-console.service',
  };
  const start = async (part: Part, index: number) =>
    startPart(`${part} ${index + 1}`, [part], {
      ...shared,
      ...inside,
      PORT: String(portOf(part, index)),
      ...(await unitSettings(units[part])),
      ...(part === 'edge' && { DATA_DIR: join(folder, `edge-${index}`) }),
    });
  const logs = join(folder, 'nginx');
  await startSiteNginx(logs, { port, portOf });
  await startPart('renderer', ['renderer'], { ...inside, EDGE_SECRET: shared.EDGE_SECRET });
  await startPart('checker', ['checker'], inside);
  const parts: ManySite['parts'] = { api: [], registry: [], edge: [] };
  for (const part of ['api', 'registry', 'edge'] as const) {
    for (let index = 0; index < counts[part]; index += 1)
      parts[part].push(await start(part, index));
  }
  await startPart('staging edge', ['edge'], {
    ...shared,
    ...inside,
    PORT: String(port + 1),
    CHANNEL: 'staging',
    DATA_DIR: join(folder, 'edge-staging'),
  });
  await start('console', 0);
  return {
    origin,
    consoleOrigin: shared.CONSOLE_URL,
    databaseUrl,
    parts,
    restart: async (part, index) => {
      parts[part][index] = await start(part, index);
    },
    nginxLogs: () => readNginxLogs(logs),
  };
}

/** nginx as it is delivered; only ports are other ones, and therefore part of the Host that is passed on. */
function startSiteNginx(
  directory: string,
  { port, portOf }: { port: number; portOf: (part: Part, index: number) => number },
): Promise<TrialProcess> {
  const examplePorts = { edge: 4101, api: 4201, registry: 4301, console: 4400 } as const;
  const change = (text: string) => {
    let changed = text.replaceAll('127.0.0.1:4200', `127.0.0.1:${port + 40}`);
    changed = changed.replaceAll('127.0.0.1:4300', `127.0.0.1:${port + 41}`);
    changed = changed.replaceAll('Host $host;', 'Host $http_host;');
    for (const part of Object.keys(counts) as Part[]) {
      for (let index = 0; index < counts[part]; index += 1) {
        const example = `127.0.0.1:${examplePorts[part] + index}`;
        changed = changed.replaceAll(example, `127.0.0.1:${portOf(part, index)}`);
      }
    }
    return changed;
  };
  return startNginx(
    directory,
    change,
    `include aangan-log.conf;
  include aangan-upstreams.conf;
  include aangan-own-answers.conf;
  server {
    listen 127.0.0.1:${port};
    # Only demo sites have it, and only for callers on this machine.
    location /sandbox { include aangan-proxy.conf; proxy_pass http://aangan_api; }
    include aangan-site.conf;
  }
  server {
    listen 127.0.0.1:${port + 2};
    include aangan-console.conf;
  }
  include aangan-inside.conf;`,
  );
}
