import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { newRemote } from '../../../platform/cli/src/new/new-remote.ts';
import { remoteExtras } from '../../../platform/cli/src/new/write-templates.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

const copied = [
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'biome.json',
  'tools/lint',
  '.github/CODEOWNERS',
  'pnpm-workspace.yaml',
];

describe('a remote that aangan new has written', () => {
  for (const extras of [[], ['detail'], remoteExtras] as const) {
    test(`has no fault of types or form, with ${extras.join() || 'no extra'}`, async () => {
      const workspace = await mkdtemp(join(tmpdir(), 'new-remote-'));
      try {
        for (const file of copied) {
          await cp(join(root, file), join(workspace, file), { recursive: true });
        }
        await symlink(join(root, 'node_modules'), join(workspace, 'node_modules'));
        await newRemote({ name: 'price-lists', extras, workspace });
        const remote = join(workspace, 'mfe-price-lists');
        await symlink(join(root, 'mfe-vendors/node_modules'), join(remote, 'node_modules'));
        const typescript = join(root, 'node_modules/typescript/lib/tsc.js');
        const check = async (command: string, ...argv: string[]) => {
          const { stdout } = await run(command, argv, { cwd: workspace }).catch((error) => error);
          return stdout;
        };
        assert.equal(await check(process.execPath, typescript, '--noEmit', '-p', remote), '');
        const catalogues = join(root, 'platform/build/src/messages/update-catalogues.ts');
        const told = JSON.parse(await check(process.execPath, catalogues, '--check', remote));
        assert.deepEqual([told.untranslated, told.isStale], [[], false]);
        const biome = join(root, 'node_modules/.bin/biome');
        const options = ['check', '--vcs-enabled=false', '--reporter=summary', 'mfe-price-lists'];
        assert.match(
          await check(biome, ...options),
          /^\s*Checked \d\d files.*No fixes applied\.\s*$/,
        );
      } finally {
        await rm(workspace, { recursive: true });
      }
    });
  }
});
