import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { appConfiguration } from './app-configuration.ts';

describe('the folder of an app', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'aangan-folder-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  async function configurationIn(name: string) {
    const directory = join(folder, name);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'webpack.config.ts'), "export default { mode: 'production' };");
    return appConfiguration(directory, {});
  }

  for (const name of ['C# projects', 'new!', 'which?', 'a*']) {
    test(`is refused where builds cannot read its path, as of “${name}”`, async () => {
      const says = `Move the repository to a folder whose path has none of # ! ? *`;
      await assert.rejects(configurationIn(name), ({ message }) => message.endsWith(says));
    });
  }

  for (const name of ["d'souza", 'घर का काम', '100% [new] {a,b} $1 & co']) {
    test(`can have spaces, quotes and letters of any script, as “${name}”`, async () => {
      assert.deepEqual(await configurationIn(name), [{ mode: 'production' }]);
    });
  }
});
