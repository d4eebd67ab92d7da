import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../database/create-database.ts';
import { clusterProcesses } from './cluster-processes.ts';
import { keepPostgresRunning } from './keep-postgres-running.ts';

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'aangan-kept-'));
});
after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const cluster = () => path.join(dataDir, 'postgres');

async function killServer(): Promise<void> {
  const text = await readFile(path.join(cluster(), 'postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(text, 10), 'SIGKILL');
}

describe('a PostgreSQL that is kept running', () => {
  it('is there again after each death, for the pool that it had, and is gone after stop', async () => {
    const said: string[] = [];
    const kept = await keepPostgresRunning({ dataDir, log: (text) => said.push(text) });
    const database = createDatabase({ connection: kept.connection, applicationName: 'test' });
    const until = async (sql: string) => {
      for (;;) {
        const answer = await database.pool.query(sql).catch(() => undefined);
        if (answer) return answer.rows;
        await sleep(20);
      }
    };
    await until('create table note (text text)');
    for (const round of ['1', '2', '3']) {
      await until(`insert into note values ('${round}')`);
      const before = said.length;
      await killServer();
      while (said.length < before + 2) await sleep(20);
    }
    assert.deepEqual(await until('select text from note order by 1'), [
      { text: '1' },
      { text: '2' },
      { text: '3' },
    ]);
    assert.match(
      said.join('\n'),
      /ended by itself\. Starting it again …\nThe database server runs/,
    );
    await database.close();
    await kept.stop();
    assert.deepEqual(await clusterProcesses(cluster()), []);
  });

  it('is tried again while it cannot be started, until it is stopped', async () => {
    const said: string[] = [];
    const kept = await keepPostgresRunning({ dataDir, log: (text) => said.push(text) });
    const file = path.join(cluster(), 'PG_VERSION');
    await chmod(file, 0o600);
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, '15\n');
    await killServer();
    const failures = () => said.filter((text) => /could not be started again/.test(text)).length;
    while (failures() < 2) await sleep(20);
    await writeFile(file, '18\n');
    while (!said.includes('The database server runs again.')) await sleep(20);
    await kept.stop();
    assert.deepEqual(await clusterProcesses(cluster()), []);
  });
});
