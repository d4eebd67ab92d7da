import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningEmbeddedPostgres } from '@aangan/server';
import { endAll, startPart } from '../many/processes.ts';
import { createTable } from '../many/table.ts';

/** What a client does with a connection, to keep it. */
interface SlowClient {
  title: string;
  /** Sent at once. @param path of a large answer */
  text(path: string, times: number): string;
  /** Sent afterwards, one character every 300 ms. */
  slowly?: string;
  readsNothing?: true;
  /** When the server must have ended the connection, in seconds: docs/limits.md. Node looks every 30. */
  within: number;
}

const host = 'host: aangan.test\r\n';
const head = (path: string) => `POST ${path} HTTP/1.1\r\n${host}content-type: application/json\r\n`;

const slowClients: readonly SlowClient[] = [
  { title: 'no request', text: () => '', within: 60 + 30 },
  {
    title: 'headers, byte by byte',
    text: (path) => `GET ${path} HTTP/1.1\r\n`,
    slowly: 'x'.repeat(2_000),
    within: 60 + 30,
  },
  {
    title: 'a body that stops',
    text: (path) => `${head(path)}content-length: 9\r\n\r\n{`,
    within: 150,
  },
  {
    title: 'a body, byte by byte',
    text: (path) => `${head(path)}content-length: 2000\r\n\r\n`,
    slowly: '{'.repeat(2_000),
    within: 300 + 30,
  },
  {
    title: 'chunks, byte by byte',
    text: (path) => `${head(path)}transfer-encoding: chunked\r\n\r\n`,
    slowly: '1\r\n{\r\n'.repeat(300),
    within: 300 + 30,
  },
  {
    title: 'answers that are not read',
    text: (path, times) => `GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(times),
    // A silence is noticed once nothing has been taken since it was looked for the last time.
    readsNothing: true,
    within: 2 * 150,
  },
  { title: 'no second request', text: (path) => `GET ${path} HTTP/1.1\r\n${host}\r\n`, within: 72 },
];

/** What the buffers of the system take is less, in bytes. */
const toReadBytes = 40_000_000;
/** A machine that is busy looks late. */
const slackSeconds = 15;

/** A server, and a public address of it with a large answer. */
interface SlowlyUsed {
  port: number;
  path: string;
}

/** Clients that hold connections by sending and reading slowly: each server ends each of them in time. */
export async function trySlowConnections(port: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-slow-'));
  const { report, hasHeld } = createTable('slow connections');
  const settings = { DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn' };
  try {
    await startPart('site', [], { ...settings, PORT: String(port) });
    const found = await runningEmbeddedPostgres(dataDir);
    if (!found) throw new Error('The database does not run.');
    const DATABASE_URL = `postgres://${found.user}@localhost/${found.database}?host=${encodeURIComponent(found.host)}`;
    await startPart('registry', ['registry'], {
      ...settings,
      DATABASE_URL,
      PORT: String(port + 3),
      API_URL: `http://127.0.0.1:${port}`,
      CHECKER_URL: `unix:${join(dataDir, 'no.sock')}`,
    });
    const servers: Record<string, SlowlyUsed> = {
      'the edge': { port, path: '/' },
      'the console': { port: port + 2, path: await scriptOf(`http://127.0.0.1:${port + 2}/`) },
      'the registry': { port: port + 3, path: '/platform/openapi.json' },
    };
    await Promise.all(
      Object.entries(servers).map(async ([name, server]) => {
        const read = await fetch(`http://127.0.0.1:${server.port}${server.path}`, {
          signal: signal(),
        });
        const times = Math.ceil(toReadBytes / (await read.arrayBuffer()).byteLength);
        await Promise.all(
          slowClients.map(async (client) => {
            const seconds = await heldFor(client, { ...server, times });
            const figures = `${seconds?.toFixed(0) ?? 'still held'} of ${client.within} s`;
            report(`${name}: ${client.title}`, seconds !== undefined, figures);
          }),
        );
      }),
    );
  } finally {
    await endAll();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

const signal = () => AbortSignal.timeout(60_000);

async function scriptOf(address: string): Promise<string> {
  const page = await (await fetch(address, { signal: signal() })).text();
  return /src="([^"]+)"/.exec(page)?.[1] ?? '/';
}

/** @returns after how many seconds the server ended the connection; undefined where it did not in time */
async function heldFor(
  { text, slowly = '', readsNothing, within }: SlowClient,
  { port, path, times }: SlowlyUsed & { times: number },
): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  if (!readsNothing) socket.resume();
  await new Promise((resolve) => socket.once('connect', resolve));
  const { localPort = 0 } = socket;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  socket.write(text(path, times));
  let sent = 0;
  const drip = setInterval(() => {
    if (socket.writable && sent < slowly.length) socket.write(slowly[sent++] ?? '');
  }, 300);
  try {
    while (seconds() < within + slackSeconds) {
      await sleep(1_000);
      if (!(await isEstablished(port, localPort))) return seconds();
    }
    return undefined;
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
}

/** Whether the server still holds its side of a connection: a client that does not read is not told. */
async function isEstablished(serverPort: number, clientPort: number): Promise<boolean> {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const pattern = new RegExp(`:${hex(serverPort)} [0-9A-F]+:${hex(clientPort)} 01 `);
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  return tables.some((table) => pattern.test(table));
}
