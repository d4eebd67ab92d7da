import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startBuilders } from '../builders.ts';

const configuration = `import { mkdirSync, writeFileSync } from 'node:fs';
const { dirname } = import.meta;
mkdirSync(dirname + '/dist');
const page = { name: 'page', release: 'any', process: process.pid };
writeFileSync(dirname + '/dist/page.json', JSON.stringify(page));
export default () => ({ context: dirname, entry: './index.js', output: { path: dirname + '/dist' } });
`;

describe('builders', () => {
  let workspace: string;

  before(async () => {
    workspace = await mkdtemp(join(tmpdir(), 'aangan-builders-'));
    await writeFile(join(workspace, 'pnpm-workspace.yaml'), "packages:\n  - '*'\n");
    await writeFile(join(workspace, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
  });
  after(() => rm(workspace, { recursive: true }));

  /** An app of one script, whose page.json has the process that has built it. */
  async function anApp(name: string, script = 'console.log(1);'): Promise<string> {
    const directory = join(workspace, name);
    await mkdir(directory);
    await writeFile(join(directory, 'package.json'), JSON.stringify({ name, type: 'module' }));
    await writeFile(join(directory, 'index.js'), script);
    await writeFile(join(directory, 'webpack.config.ts'), configuration);
    return directory;
  }

  test('apps are built by as many processes as there are processors, one after another', async () => {
    const began: string[] = [];
    const builders = startBuilders((directory) => began.push(directory));
    try {
      const names = ['one', 'two', 'three', 'four', 'five', 'six'];
      const directories = await Promise.all(names.map((name) => anApp(name)));
      await Promise.all(directories.map((directory) => builders.build({ directory })));
      assert.deepEqual(began.sort(), directories.sort());
      const pages = await Promise.all(
        directories.map((directory) => readFile(join(directory, 'dist/page.json'), 'utf8')),
      );
      const processes = new Set(pages.map((page) => JSON.parse(page).process));
      assert.ok(processes.size <= availableParallelism(), `${processes.size} processes`);
      assert.ok(!processes.has(process.pid));
    } finally {
      builders.end();
    }
  });

  test('an app that does not compile fails with the compiler’s messages, and its process builds the next', async () => {
    const builders = startBuilders(() => undefined);
    try {
      const directory = await anApp('broken', 'const = 1;');
      await assert.rejects(builders.build({ directory }), /index\.js[\s\S]*Unexpected token/);
      const next = await builders.build({ directory: await anApp('next') });
      assert.equal(next?.built, true);
    } finally {
      builders.end();
    }
  });
});
