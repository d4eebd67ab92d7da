/**
 * Changes to real remotes, breaking ones and harmless ones: each is built from a copy, published on a site that runs
 * here, and checked against what production serves. None of the breaking ones may pass, and none of the harmless ones
 * may be refused. TRIAL_PORT changes the port, TRIAL_ONLY (a regular expression) selects changes by their title.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRegistry } from '@aangan/registry-client';
import { buildApp } from '../platform/build/src/build-app.ts';
import { publishFolder } from '../platform/cli/src/publish/publish-folder.ts';
import { readReleaseFolder } from '../platform/cli/src/publish/read-release-folder.ts';
import { signIn } from '../platform/cli/src/sign-in.ts';
import { copyRemote, makeWorkspace } from '../tools/copied-remote.ts';
import { startSite } from '../tools/start-site.ts';
import { breakingInBrowser, harmlessInBrowser } from './gate/browser-changes.ts';
import { breakingChanges, harmlessChanges, type RemoteChange } from './gate/remote-changes.ts';

const port = process.env.TRIAL_PORT ?? '4490';
const url = `http://127.0.0.1:${port}`;

const account = { email: 'integrator@aangan.test', password: 'courtyard-demo' };

const only = new RegExp(process.env.TRIAL_ONLY ?? '');
const all = [...breakingChanges, ...breakingInBrowser, ...harmlessChanges, ...harmlessInBrowser];
const changes = all.filter(({ title }) => only.test(title));

export async function trial(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-trial-gate-'));
  const stop = await startSite(port, join(folder, 'data'));
  try {
    let wrong = 0;
    for (const change of changes) {
      const problems = await problemsOf(folder, change);
      const isRight = change.rule
        ? problems.some((problem) => problem.startsWith(`${change.rule}: `))
        : problems.length === 0;
      if (!isRight) wrong += 1;
      printRow(change, problems, isRight);
    }
    const harmless = changes.filter(({ rule }) => rule === null).length;
    const counts = `${changes.length - harmless} breaking and ${harmless} harmless changes`;
    console.log(`\n${counts}: ${wrong === 0 ? 'none missed, no false alarm' : `${wrong} wrong`}.`);
    return wrong === 0;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why production would refuse the changed remote. */
async function problemsOf(folder: string, change: RemoteChange): Promise<string[]> {
  // An access token lasts shorter than the trial.
  const site = await signIn(
    { url, ...account, token: undefined, browser: undefined },
    'an integrator',
  );
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  makeWorkspace(workspace);
  const { directory } = await buildApp(copyRemote(workspace, change.remote, change.edits));
  const { name, release } = await publishFolder(site, await readReleaseFolder(directory));
  const body = { releases: [{ name, release }] };
  const params = { channel: 'production' };
  const result = await site.send(
    toRegistry('post', '/channels/{channel}/checks', { params, body }),
  );
  rmSync(workspace, { recursive: true, force: true });
  return result.problems;
}

function printRow(
  { title, remote, rule }: RemoteChange,
  problems: string[],
  isRight: boolean,
): void {
  const expected = rule === null ? 'harmless' : 'breaking';
  const found = problems.length > 0 ? problems.map((one) => one.slice(0, 200)).join(' | ') : 'fits';
  console.log(`${isRight ? '✓' : '✗'} ${expected}  ${remote.padEnd(10)} ${title}\n    ${found}`);
}
