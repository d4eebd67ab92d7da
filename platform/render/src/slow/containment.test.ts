import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { type Containment, probeContainment } from '../supervisor/containment.ts';
import { aComposition, escaping, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor } from '../testing/a-supervisor.ts';
import { keepBuiltins, withBuiltins } from '../testing/with-builtins.ts';

/** A child as on a system that permits no namespaces. */
const withoutNamespaces: Containment = {
  network: false,
  user: false,
  memory: true,
  command: [],
  gaps: ['network: not permitted'],
};

const prelude = `${escaping} const { builtin, process } = outer;`;

/** What code that has escaped its context answers; an error that ends its page counts as an answer. */
async function escaped(code: string, containment = withBuiltins()): Promise<string> {
  const renderer = await aSupervisor({
    atOnce: 1,
    limits: { takenMs: 3_000, timeMs: 10_000 },
    containment,
  });
  const composition = aComposition({ designers: remoteOf(`${prelude} ${code}`) });
  await renderer.send(composition);
  const outcome = await renderer.render(composition);
  return 'failure' in outcome ? outcome.detail : outcome.page.html;
}

/** What the same code answers in this process, which gave nothing up. */
function here(code: string): Promise<string> {
  return runInThisContext(
    `${keepBuiltins}; (async () => { ${prelude} ${code} })()`,
  ) as Promise<string>;
}

/** Tries something, and answers how it was refused. */
const refusal = (attempt: string) =>
  escaped(`try { ${attempt}; return 'done' } catch (error) { return error.code ?? error.name }`);

/** A folder of the test, empty. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-render-'));
  await chmod(folder, 0o777);
  return folder;
}

/** A server that counts connections, closed after the test. */
async function listening(address: { path?: string; port?: number; host?: string }) {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(address);
  await once(server, 'listening');
  closing.push(server);
  return { server, connections: () => connections };
}
const closing: Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

/** Makes the compiler of V8 write a file for each function. */
const traceTurbo = (folder: string) => `
  const { setFlagsFromString } = builtin('v8');
  setFlagsFromString('--trace-turbo');
  setFlagsFromString('--trace-turbo-path=${folder}');
  return 'done'`;

/** Connects with net. */
const connect = (target: string) => `
  return await new Promise((resolve, reject) => {
    builtin('net').connect(${target}, () => resolve('connected')).on('error', reject);
  })`;

describe('code that escapes its context', () => {
  test('finds no environment', async () => {
    process.env.AANGAN_TEST_SECRET = 'secret';
    try {
      const containment = probeContainment();
      assert.equal(await escaped('return JSON.stringify(process.env)', containment), '{}');
    } finally {
      delete process.env.AANGAN_TEST_SECRET;
    }
  });

  test('reads and writes no files, starts no program and no thread', async () => {
    const denied = 'ERR_ACCESS_DENIED';
    assert.equal(await refusal("builtin('fs').readFileSync('/etc/hostname')"), denied);
    const besideCode = fileURLToPath(new URL('../supervisor/limits.ts', import.meta.url));
    assert.equal(await refusal(`builtin('fs').readFileSync('${besideCode}')`), denied);
    assert.equal(await refusal("builtin('fs').readdirSync('/proc/self/fd')"), denied);
    assert.equal(await refusal("builtin('fs').writeFileSync('/tmp/x', 'x')"), denied);
    assert.equal(await refusal("builtin('child_process').execSync('true')"), denied);
    assert.equal(
      await refusal("new (builtin('worker_threads').Worker)('', { eval: true })"),
      denied,
    );
  });

  test('has no signals for other processes, and no native code', async () => {
    const gone = ['kill', '_kill', '_debugProcess', 'dlopen', 'binding', 'execve', 'report'];
    const answer = await escaped(
      `return JSON.stringify(${JSON.stringify(gone)}.filter((name) => process[name]))`,
    );
    assert.equal(answer, '[]');
  });

  test('finds no module of Node', async () => {
    const containment = probeContainment();
    const modules = `[typeof process.getBuiltinModule, typeof process.mainModule, typeof outer.require]`;
    assert.equal(
      await escaped(`return ${modules}.join()`, containment),
      'undefined,undefined,undefined',
    );
    const imported = `outer.Function('return import("node:fs")')()`;
    assert.match(await escaped(`return String(await ${imported})`, containment), /not specified/);
  });

  test('writes no file with SQLite or flags of V8', async () => {
    const folder = await aFolder();
    const sqlite = (name: string, sql: string) => `
      const { DatabaseSync } = builtin('node:sqlite');
      new DatabaseSync('${name}').exec("${sql}");
      return 'done'`;
    const database = path.join(folder, 'x.db');
    const attempts = [
      sqlite(database, 'CREATE TABLE t (a)'),
      sqlite(':memory:', `ATTACH DATABASE '${database}' AS x; CREATE TABLE x.t (a)`),
      sqlite(':memory:', `CREATE TABLE t (a); VACUUM INTO '${folder}/y.db'`),
    ];
    for (const attempt of attempts) {
      assert.equal(await here(attempt), 'done');
      await rm(folder, { recursive: true });
      await mkdir(folder);
      await chmod(folder, 0o777);
      assert.match(await escaped(attempt), /undefined/);
    }
    assert.match(await escaped(traceTurbo(folder)), /Not available to server modules/);

    assert.deepEqual(await readdir(folder), []);
    await rm(folder, { recursive: true });
  });

  test('cannot ask which files there are through the resolver of modules', async () => {
    const ask = `return builtin('module').createRequire('/x/').resolve('/etc/passwd')`;
    assert.equal(await here(ask), '/etc/passwd');
    assert.match(await escaped(ask), /Not available to server modules/);
  });

  test('connects to no TCP port of this machine', async () => {
    const { server, connections } = await listening({ port: 0, host: '127.0.0.1' });
    const { port } = server.address() as { port: number };
    const attempt = connect(`{ port: ${port}, host: '127.0.0.1' }`);
    const fetching = `await outer.fetch('http://127.0.0.1:${port}')`;

    assert.equal(await here(attempt), 'connected');
    for (const containment of [withBuiltins(), withBuiltins(withoutNamespaces)]) {
      assert.match(await escaped(attempt, containment), /is not a function/);
      assert.match(await escaped(fetching, containment), /fetch failed|is not a function/);
    }
    assert.equal(connections(), 1);
  });

  test('connects to no Unix socket', async () => {
    const folder = await aFolder();
    const file = path.join(folder, 's');
    const { connections } = await listening({ path: file });
    const attempt = connect(JSON.stringify({ path: file }));

    assert.equal(await here(attempt), 'connected');
    assert.match(
      await escaped(attempt, withBuiltins(withoutNamespaces)),
      /connect is not a function/,
    );
    assert.equal(connections(), 1);
    await rm(folder, { recursive: true });
  });

  test('sends no datagram and asks no name server', async () => {
    const send = `
      const socket = builtin('dgram').createSocket('udp4');
      return await new Promise((resolve, reject) => {
        socket.on('error', reject);
        socket.send('x', 9, '127.0.0.1', (error) => { socket.close(); error ? reject(error) : resolve('sent'); });
      })`;

    assert.equal(await here(send), 'sent');
    assert.match(await escaped(send, withBuiltins(withoutNamespaces)), /is not a function/);
    assert.match(
      await escaped("new (builtin('dns').Resolver)().resolve4('x.test', () => undefined)"),
      /is not a function/,
    );
  });

  test('listens nowhere', async () => {
    const listen = `
      return await new Promise((resolve, reject) => {
        const server = builtin('net').createServer();
        server.on('error', reject);
        server.listen(0, () => { server.close(); resolve('listens') });
      })`;

    assert.equal(await here(listen), 'listens');
    assert.match(await escaped(listen), /is not a function/);
  });
});

describe('the user', () => {
  test('of a child owns no files and has no privileges, where the supervisor may change it', async () => {
    const renderer = await aSupervisor();
    const { contained } = await renderer.metrics();
    const user = await escaped('return JSON.stringify([process.getuid(), process.getgroups()])');

    assert.equal(contained.user, process.getuid?.() === 0);
    if (contained.user) assert.equal(user, '[65534,[65534]]');
    else assert.match(user, new RegExp(`^\\[${process.getuid?.()},`));
  });
});

describe('the network', () => {
  test('has no interface in a child, where the system permits that', async () => {
    const renderer = await aSupervisor();
    const { contained } = await renderer.metrics();
    const interfaces = await escaped(
      "return JSON.stringify(Object.keys(builtin('os').networkInterfaces()))",
    );
    if (contained.network) assert.equal(interfaces, '[]');
    else assert.notEqual(interfaces, '[]');
  });

  test('is said to be there where the system does not permit that', async () => {
    const renderer = await aSupervisor({ containment: withoutNamespaces });
    const composition = aComposition({ designers: remoteOf("return 'rendered'") });
    await renderer.send(composition);
    await renderer.render(composition);

    assert.equal((await renderer.metrics()).contained.network, false);
    const health = (await renderer.app.inject('/health')).json() as { notContained: string[] };
    assert.deepEqual(health.notContained, withoutNamespaces.gaps);
  });
});
