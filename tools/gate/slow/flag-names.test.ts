import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runWebpack } from '../../../platform/build/src/run-webpack.ts';
import { copyRemote, makeWorkspace } from '../../copied-remote.ts';

test('a remote that reads a flag which its remote.json does not declare is not built', async () => {
  const workspace = mkdtempSync(join(tmpdir(), 'aangan-flags-'));
  try {
    makeWorkspace(workspace);
    const misspelt = {
      file: 'src/app/designer-about-page.tsx',
      from: "useBooleanFlagValue('connect-early'",
      to: "useBooleanFlagValue('connect-erly'",
    };
    const remote = copyRemote(workspace, 'designers', []);
    await runWebpack(remote);
    copyRemote(workspace, 'designers', [misspelt]);
    await assert.rejects(
      runWebpack(remote),
      /designer-about-page\.tsx[\s\S]*reads the flag "connect-erly", and "values" of remote\.json declares .*connect-early/,
    );
  } finally {
    rmSync(workspace, { recursive: true });
  }
});
