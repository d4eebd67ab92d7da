import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isPlainError } from '../../plain-error.ts';
import { clusterProcesses } from '../cluster-processes.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import {
  kill,
  query,
  sameFolderOwner,
  serverPid,
  soon,
  startOther,
  withServer,
  zombie,
} from '../testing/clusters.ts';

let root: string;
let template: string;

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aangan-embedded-'));
  template = path.join(root, 'template');
  await withServer(template, async (server) => {
    await query(server, 'create table note (text text)');
  });
});
after(() => rm(root, { recursive: true, force: true }));

/** A data directory with a cluster that was shut down well, made without initdb's half second. */
async function dataDirCalled(name: string): Promise<string> {
  const dataDir = path.join(root, name);
  await cp(template, dataDir, { recursive: true, preserveTimestamps: true });
  await sameOwner(template, dataDir);
  return dataDir;
}

async function sameOwner(from: string, to: string): Promise<void> {
  if (process.getuid?.() === 0) {
    const child = spawn('chown', [
      '-R',
      `--reference=${path.join(from, 'postgres')}`,
      path.join(to, 'postgres'),
    ]);
    await once(child, 'exit');
  }
}

const isRestarted = (message: string) => message.includes('is running again');

describe('the embedded PostgreSQL', () => {
  test('starts on an empty folder, keeps its data, listens on no network, and is gone after stop', async () => {
    const dataDir = path.join(root, 'plain');
    await withServer(dataDir, async (server) => {
      await query(server, "create table note (text text); insert into note values ('kept')");
      assert.deepEqual(await query(server, 'show listen_addresses'), [{ listen_addresses: '' }]);
      assert.deepEqual(await query(server, 'show fsync'), [{ fsync: 'on' }]);
      const synced = process.platform === 'linux' ? 'syncfs' : 'fsync';
      assert.deepEqual(await query(server, 'show recovery_init_sync_method'), [
        { recovery_init_sync_method: synced },
      ]);
      assert.deepEqual(await query(server, "select lower('ÉÀ') as l"), [{ l: 'éà' }]);
      await query(server, "create table once (text text unique); insert into once values ('asha')");
      await assert.rejects(query(server, 'insert into once select text from once'));
      const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
      assert.match(log, /duplicate key/);
      assert.doesNotMatch(log, /asha/, 'the log names no value');
    });
    assert.deepEqual(await clusterProcesses(path.join(dataDir, 'postgres')), []);
    await withServer(dataDir, async (server) => {
      assert.deepEqual(await query(server, 'select text from note'), [{ text: 'kept' }]);
      await server.stop();
      await server.stop();
    });
  });

  test('stops with sessions open, and at once', async () => {
    await withServer(await dataDirCalled('busy'), async (server) => {
      const client = new pg.Client(server.connection);
      client.on('error', () => undefined);
      await client.connect();
      const sleeping = client.query('select pg_sleep(60)').catch(() => 'ended');
      const begun = Date.now();
      await server.stop();
      assert.equal(await sleeping, 'ended');
      assert.ok(Date.now() - begun < 5_000);
    });
  });

  test('repairs a start that was killed while the cluster was being made, at any moment', async () => {
    for (const delayMs of [20, 150, 300, 450, 600]) {
      const dataDir = path.join(root, `killed-${delayMs}`);
      const other = await startOther(dataDir, 'starting');
      await sleep(delayMs);
      await kill(other);
      await withServer(dataDir, async (server) => {
        assert.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
      });
      const left = (await readdir(dataDir)).sort();
      assert.deepEqual(left, ['postgres', 'postgres.log'], `after ${delayMs} ms`);
    }
  });

  test('stops the orphaned server of a killed start and keeps what it had committed', async () => {
    const dataDir = await dataDirCalled('orphaned');
    const cluster = path.join(dataDir, 'postgres');
    const other = await startOther(dataDir, 'ready');
    await kill(other);
    const orphans = await clusterProcesses(cluster);
    assert.ok(orphans.length > 1, 'PostgreSQL outlives its killed starter');
    await withServer(dataDir, async (server) => {
      const now = await clusterProcesses(cluster);
      assert.deepEqual(
        orphans.filter((pid) => now.includes(pid)),
        [],
      );
      await query(server, 'select text from note');
    });
  });

  test('starts over a stale postmaster.pid, also when its pid is now another living process', async () => {
    const dataDir = await dataDirCalled('stale');
    const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n/proc/self/cwd\n1\n5432\n/tmp\n\n0 0\nready\n`);
    await withServer(dataDir, async (server) => {
      await query(server, 'select text from note');
    });
    // This process, which the file named, was not taken for the server.
    assert.equal(process.kill(process.pid, 0), true);
  });

  test('is started again when its process dies, with every committed row', async () => {
    const dataDir = await dataDirCalled('crashed');
    const log: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, log: (message) => log.push(message) });
    try {
      await query(server, "insert into note values ('committed')");
      for (const round of [1, 2]) {
        const pid = await serverPid(dataDir);
        process.kill(pid, 'SIGKILL');
        assert.deepEqual(await soon(() => query(server, 'select text from note')), [
          { text: 'committed' },
        ]);
        assert.notEqual(await serverPid(dataDir), pid);
        // The server answers a moment before its supervisor has noticed that it is ready.
        await soon(async () => assert.equal(log.filter(isRestarted).length, round));
      }
    } finally {
      await server.stop();
    }
    assert.deepEqual(await clusterProcesses(path.join(dataDir, 'postgres')), []);
  });

  test('starts over the socket lock of a killed server whose process is not reaped yet', async () => {
    const dataDir = await dataDirCalled('zombie');
    let socket = '';
    await withServer(dataDir, async ({ connection }) => {
      socket = connection.host;
    });
    const { pid, parent } = await zombie(path.join(dataDir, 'postgres'));
    try {
      await mkdir(socket, { mode: 0o700 });
      await sameFolderOwner(path.join(dataDir, 'postgres'), socket);
      await writeFile(
        path.join(socket, '.s.PGSQL.5432.lock'),
        `${pid}\n/proc/self/cwd\n1\n5432\n${socket}\n`,
      );
      await withServer(dataDir, async (server) => {
        assert.equal(server.connection.host, socket);
        await query(server, 'select text from note');
      });
    } finally {
      await kill(parent);
    }
  });

  test('works in a long path, and under a private folder', async () => {
    const home = await mkdtemp(
      path.join(process.getuid?.() === 0 ? homedir() : root, 'aangan-test-'),
    );
    try {
      await chmod(home, 0o700);
      const dataDir = path.join(home, 'a-rather-long-name-'.repeat(6), 'data');
      await mkdir(dataDir, { recursive: true });
      await withServer(dataDir, async (server) => {
        assert.ok(Buffer.byteLength(server.connection.host) < 100);
        assert.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
      });
    } finally {
      await rm(home, { recursive: true });
    }
  });

  // Only root may give files away.
  if (process.getuid?.() === 0) {
    test('runs as the current owner of its files', async () => {
      for (const owner of ['0:0', '65534:65534']) {
        const dataDir = await dataDirCalled(`owned-by-${owner}`);
        await once(spawn('chown', ['-R', owner, path.join(dataDir, 'postgres')]), 'exit');
        await withServer(dataDir, async (server) => {
          await query(server, 'select text from note');
        });
        const info = await stat(path.join(dataDir, 'postgres/PG_VERSION'));
        assert.notEqual(info.uid, 0);
      }
    });
  }

  test('refuses the files of another major version', async () => {
    const dataDir = await dataDirCalled('old');
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '15\n');
    await assert.rejects(startEmbeddedPostgres({ dataDir }), (error) => {
      assert.ok(isPlainError(error));
      assert.match(error.message, /was made by PostgreSQL 15, and this is PostgreSQL 18/);
      return true;
    });
  });

  test('says what PostgreSQL said when it cannot start', async () => {
    const dataDir = await dataDirCalled('broken');
    await rm(path.join(dataDir, 'postgres/global'), { recursive: true });
    await assert.rejects(startEmbeddedPostgres({ dataDir }), (error) => {
      assert.ok(isPlainError(error));
      assert.match(error.message, /did not start\. It said .*postgres\.log/);
      return true;
    });
  });
});
