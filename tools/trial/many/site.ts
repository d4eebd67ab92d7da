import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestPostgres } from '../../gate/test-postgres.ts';
import { root, startPart, startProcess, type TrialProcess } from './processes.ts';

/** The site of the trial: nginx before two edges, two registries and three APIs on one PostgreSQL. */
export interface ManySite {
  /** Where visitors reach it: nginx. */
  origin: string;
  databaseUrl: string;
  /** The processes of each part, in the order of their start. */
  parts: Record<'api' | 'registry' | 'edge', TrialProcess[]>;
  /** Starts one of a part again that was ended. */
  restart(part: 'api' | 'registry' | 'edge', index: number): Promise<void>;
  stop(): Promise<void>;
}

const counts = { api: 3, registry: 2, edge: 2 } as const;

/**
 * @param folder for the data of all
 * @param port of nginx; staging and the console are on the two after it, the parts on those from 20 after it
 */
export async function startManySite(folder: string, port: number): Promise<ManySite> {
  // 27 for an API, 15 for a registry, and some for the site that fills it.
  const postgres = await startTestPostgres({ maxConnections: 200 });
  const origin = `http://localhost:${port}`;
  const shared = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared'), SEED: 'demo' },
    ...{ EDGE_SECRET: 'a secret of the edges of this trial', LOG_LEVEL: 'warn' },
    ...{ JWT_SECRET: 'a secret of the API of this trial!', PUBLIC_URL: origin },
    ...{ THROTTLE_TICKETS_PER_ADDRESS: '1000000', THROTTLE_TICKETS_PER_EMAIL: '1000000' },
    ...{ THROTTLE_WRITES_PER_ACCOUNT: '1000000' },
    ...{ THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000000', REFRESH_REUSE_SECONDS: '20' },
    CONSOLE_URL: `http://localhost:${port + 2}`,
    CHANNEL_URLS: `production=${origin},staging=http://localhost:${port + 1}`,
  };
  // The whole site once: it fills the database, and publishes the apps on both channels.
  const whole = await startPart('whole', [], { ...shared, PORT: String(port) });
  await whole.end('SIGTERM');

  const portOf = (part: keyof typeof counts, index: number) =>
    port + 20 + { edge: 0, api: 5, registry: 10 }[part] + index;
  const inside = {
    API_URL: `http://127.0.0.1:${port + 40}`,
    REGISTRY_URL: `http://127.0.0.1:${port + 41}`,
    RENDERER_URL: `unix:${join(folder, 'renderer.sock')}`,
    CHECKER_URL: `unix:${join(folder, 'checker.sock')}`,
  };
  const start = (part: keyof typeof counts, index: number) =>
    startPart(`${part} ${index + 1}`, [part], {
      ...{ ...shared, ...inside, PORT: String(portOf(part, index)) },
      ...(part === 'edge' && {
        ...{ DATA_DIR: join(folder, `edge-${index}`), TRUSTED_PROXIES: '127.0.0.1' },
      }),
    });
  await startNginx(folder, { port, portOf });
  await startPart('renderer', ['renderer'], { ...inside, EDGE_SECRET: shared.EDGE_SECRET });
  await startPart('checker', ['checker'], inside);
  const parts: ManySite['parts'] = { api: [], registry: [], edge: [] };
  for (const part of ['api', 'registry', 'edge'] as const) {
    for (let index = 0; index < counts[part]; index += 1)
      parts[part].push(await start(part, index));
  }
  await startPart('staging edge', ['edge'], {
    ...{ ...shared, ...inside, PORT: String(port + 1), CHANNEL: 'staging' },
    DATA_DIR: join(folder, 'edge-staging'),
  });
  await startPart('console', ['console'], { ...shared, ...inside, PORT: String(port + 2) });
  return {
    ...{ origin, databaseUrl: postgres.url, parts },
    restart: async (part, index) => {
      parts[part][index] = await start(part, index);
    },
    stop: () => postgres.stop(),
  };
}

/** nginx with the files of ops/nginx; only ports are other ones. */
async function startNginx(
  folder: string,
  { port, portOf }: { port: number; portOf: (part: keyof typeof counts, index: number) => number },
): Promise<TrialProcess> {
  const directory = join(folder, 'nginx');
  await mkdir(join(directory, 'temp'), { recursive: true });
  const examplePorts = { edge: 4101, api: 4201, registry: 4301 } as const;
  const change = (text: string) => {
    let changed = text.replaceAll('127.0.0.1:4200', `127.0.0.1:${port + 40}`);
    changed = changed.replaceAll('127.0.0.1:4300', `127.0.0.1:${port + 41}`);
    for (const part of ['edge', 'api', 'registry'] as const) {
      for (let index = 0; index < counts[part]; index += 1) {
        const example = `127.0.0.1:${examplePorts[part] + index}`;
        changed = changed.replaceAll(example, `127.0.0.1:${portOf(part, index)}`);
      }
    }
    return changed;
  };
  for (const name of ['upstreams', 'proxy', 'site', 'inside']) {
    const file = `aangan-${name}.conf`;
    const text = await readFile(join(root, 'ops/nginx', file), 'utf8');
    await writeFile(join(directory, file), change(text));
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(directory, 'temp', name)};`)
    .join('\n');
  const main = join(directory, 'nginx.conf');
  await writeFile(
    main,
    `daemon off; pid ${join(directory, 'nginx.pid')}; error_log stderr warn; worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary}
  include aangan-upstreams.conf;
  server {
    listen 127.0.0.1:${port};
    # Only demo sites have it, and only for callers on this machine.
    location /sandbox { include aangan-proxy.conf; proxy_pass http://aangan_api; }
    include aangan-site.conf;
  }
  include aangan-inside.conf;
}
`,
  );
  return startProcess('nginx', ['nginx', '-p', directory, '-c', main], {}, null);
}
