import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { readStartSettings } from '../read-start-settings.ts';
import { createLifecycle } from '../start/lifecycle.ts';
import { createProgress } from '../start/progress.ts';
import type { PartName } from './part.ts';
import { aloneParts, parts, wholeSite } from './parts.ts';
import { startParts } from './start-parts.ts';

const names = Object.keys(parts) as PartName[];
const load = async (name: PartName) => (await parts[name]()).part;
const needsOf = async (name: PartName): Promise<readonly PartName[]> => (await load(name)).needs;

describe('the parts of the site', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-parts-'));
  });
  after(() => rm(folder, { recursive: true }));

  /** What a process that runs these has. */
  const aStart = (env: Record<string, string>) => {
    const said: string[] = [];
    const start = {
      settings: readStartSettings('all', { DATA_DIR: folder, ...env }),
      isWhole: false,
      name: 'test',
      lifecycle: createLifecycle(),
      logger: createLogger({ name: 'test', level: 'silent' }),
      progress: createProgress((text) => said.push(text)),
    };
    return { start, said };
  };

  test('need only parts that there are, and none needs itself through others', async () => {
    const deep = async (name: PartName, above: readonly PartName[]): Promise<void> => {
      assert.ok(!above.includes(name), [...above, name].join(' → '));
      for (const need of await needsOf(name)) {
        assert.ok(names.includes(need), `${name} needs ${need}`);
        await deep(need, [...above, name]);
      }
    };
    for (const name of names) await deep(name, []);
  });

  test('run where they are started, and can be reached where only others are', async () => {
    for (const name of [...aloneParts, ...wholeSite]) assert.ok((await load(name)).run, name);
    for (const running of [...aloneParts.map((name) => [name]), wholeSite]) {
      for (const name of running) {
        for (const need of await needsOf(name)) {
          const { reach } = await load(need);
          assert.ok(reach || (running as readonly string[]).includes(need), `${name}: ${need}`);
        }
      }
    }
  });

  test('start one alone, without what only others need', async () => {
    const port = '47931';
    const { start, said } = aStart({ PORT: port, CHECKER_URL: `unix:${folder}/c.sock` });
    await startParts(['checker'], start);
    assert.deepEqual(said, [`The checker is ready at unix:${folder}/c.sock`]);
    await start.lifecycle.stop();
  });

  test('stop all when one cannot be reached', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: '47932' };
    const { start, said } = aStart(env);
    await assert.rejects(startParts(['api'], start), /DATABASE_URL .* cannot be used/);
    assert.ok(start.lifecycle.signal.aborted);
    assert.deepEqual(said, []);
  });

  test('are not started where nothing says how', async () => {
    const { start } = aStart({});
    await assert.rejects(startParts(['data'], start), /data does not run/);
  });
});
