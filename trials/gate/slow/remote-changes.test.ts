import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createChecker, type TypedRelease } from '@aangan/checker';
import { recordTypes } from '../../../platform/build/src/types/record-types.ts';
import { copyRemote, makeWorkspace } from '../../../tools/copied-remote.ts';
import { breakingChanges, harmlessChanges, type RemoteChange } from '../remote-changes.ts';

const root = resolve(import.meta.dirname, '../../..');
const checker = createChecker();

describe('of changes to a part that another remote shows', () => {
  let workspace: string;
  before(() => {
    workspace = mkdtempSync(join(tmpdir(), 'aangan-remote-changes-'));
    makeWorkspace(workspace);
  });
  after(() => rmSync(workspace, { recursive: true, force: true }));

  /** What a build of the folder would record of one exposed module, and of what its sources pass to others. */
  function typesOf(directory: string, name: string, exposes: Record<string, string>): TypedRelease {
    const modules = globSync('src/**/*.tsx', { cwd: directory }).map((file) =>
      join(directory, file),
    );
    const isProvider = Object.keys(exposes).length > 0;
    const recorded = recordTypes({
      directory,
      manifest: { name, exposes },
      modules: isProvider ? [] : modules.filter((file) => !file.endsWith('.test.tsx')),
    });
    assert.ok(recorded);
    const textOf = (paths: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(paths).map(([expose, path]) => [expose, recorded.files[path] ?? '']),
      );
    const consumes = Object.entries(recorded.consumes).map(([remote, paths]) => [
      remote,
      textOf(paths),
    ]);
    return {
      name,
      release: 'here',
      team: name,
      exposes: textOf(recorded.exposes),
      consumes: Object.fromEntries(consumes) as TypedRelease['consumes'],
      slots: textOf(recorded.slots),
      extensions: extensions[name] ?? [],
    };
  }

  const parts: Record<string, Record<string, string>> = {
    designers: { './ConnectButton': './src/app/connect-button.tsx' },
    auth: { './AuthPanel': './src/app/auth-panel.tsx' },
  };
  const extensions: Record<string, TypedRelease['extensions']> = {
    designers: [{ slot: 'vendor.page.contact', expose: './ConnectButton' }],
  };
  /** Whose sources pass the part its props. */
  const consumers: Record<string, string> = { designers: 'vendors', auth: 'designers' };

  async function misfitsOf({ remote, edits }: RemoteChange): Promise<string[]> {
    const provider = typesOf(copyRemote(workspace, remote, edits), remote, parts[remote] ?? {});
    const consumer = consumers[remote] ?? '';
    const passing = typesOf(join(root, `mfe-${consumer}`), consumer, {});
    return (await checker.misfits([provider, passing])).map(({ message }) => message);
  }

  const titled = (changes: readonly RemoteChange[], title: string): RemoteChange => {
    const change = changes.find((one) => one.title === title);
    assert.ok(change, title);
    return change;
  };

  /** A few of those that `npm run trial -- gate` makes, without building bundles. */

  for (const [title, message] of [
    ['a part requires one more prop', /'size' is missing/],
    ['a part no longer takes a prop', /'prefill' does not exist/],
  ] as const) {
    test(`it is found that ${title}`, async () => {
      assert.match((await misfitsOf(titled(breakingChanges, title))).join(), message);
    });
  }

  for (const title of [
    'a part takes one more prop, which may be left out',
    'a part calls back with more',
  ]) {
    test(`it harms nobody that ${title}`, async () => {
      assert.deepEqual(await misfitsOf(titled(harmlessChanges, title)), []);
    });
  }
});
