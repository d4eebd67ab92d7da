import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseManifest } from '@aangan/manifest';
import { integrator, otherBuild, servedRelease } from '../releases.ts';
import {
  type CommandProcess,
  freePorts,
  killAll,
  pageWith,
  run,
  temporaryFolder,
} from '../site.ts';

/** One running site that the tests of this file use one after another. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Record<string, string>;
let production: string;
let staging: string;
let site: CommandProcess;
/** Settings of the team that owns portfolio. */
let team: Record<string, string>;
let boss: Record<string, string>;
const fix = 'feedfacefeedface';

before(async () => {
  folder = await temporaryFolder();
  const port = await freePorts();
  settings = { PORT: String(port), DATA_DIR: path.join(folder.path, 'data') };
  production = `http://localhost:${port}`;
  staging = `http://localhost:${port + 1}`;
  boss = { ...integrator, AANGAN_URL: production };
  site = run(['start'], settings);
  await site.says(/Aangan is ready/);
});
after(async () => {
  site.child.kill('SIGTERM');
  await site.exit();
  await killAll();
  await folder.remove();
});

const as = (caller: Record<string, string>, ...argv: string[]) => run(argv, caller).exit();
const releaseOn = (channel: string) => servedRelease(production, channel, 'portfolio');

describe('a team with a token', () => {
  test('gets it from an integrator, who sees it once', async () => {
    const issue = 'token issue --team portfolio --name ci --channels staging --json';
    const { code, said } = await as(boss, ...issue.split(' '));
    assert.equal(code, 0, said);
    const { token } = JSON.parse(said) as { token: string };
    team = { AANGAN_TOKEN: token, AANGAN_URL: production };
    const list = await as(boss, 'token', 'list');
    assert.match(list.said, /ci +portfolio +aat_\S+… +staging +20/);
    assert.ok(!list.said.includes(token));
  });

  test('publishes without changing a channel, then promotes by the version', async () => {
    const releaseBefore = await releaseOn('staging');
    const published = await as(team, 'publish', await otherBuild(folder.path, fix));
    assert.equal(published.code, 0, published.said);
    assert.match(published.said, /No channel was changed\./);
    const [, next = ''] = /aangan (promote portfolio@\S+ --to staging)/.exec(published.said) ?? [];
    assert.equal(await releaseOn('staging'), releaseBefore);
    const promoted = await as(team, ...next.split(' '), '--why', 'A fix.');
    assert.equal(promoted.code, 0, promoted.said);
    assert.match(promoted.said, new RegExp(`staging serves portfolio ${fix} now \\(revision 2\\)`));
    assert.equal(await releaseOn('staging'), fix);
  });

  test('is refused another channel and another team’s remote, with 1 and JSON that says why', async () => {
    const why = ['--why', 'x', '--json'];
    const refused = await as(team, 'promote', `portfolio@${fix}`, '--to', 'production', ...why);
    assert.equal(refused.code, 1);
    const { error } = JSON.parse(refused.said.slice(refused.said.indexOf('{'))) as {
      error: { status: number; code: string };
    };
    assert.deepEqual([error.status, error.code], [403, 'channel_not_allowed']);
    const other = await as(team, 'deploy', 'vendors', '--to', 'staging');
    assert.equal(other.code, 1);
    assert.match(other.said, /vendors belongs to vendors; this token is of team portfolio/);
    assert.equal((await as(team, 'promote')).code, 2);
  });

  test('rolls back to the release before, and is in the history with its name', async () => {
    const rolled = await as(
      team,
      'rollback',
      'portfolio',
      '--channel',
      'staging',
      '--why',
      'It is broken.',
    );
    assert.equal(rolled.code, 0, rolled.said);
    assert.equal(await releaseOn('staging'), await releaseOn('production'));
    const history = await as(team, 'history', '--channel', 'staging', '--limit', '2');
    const line =
      /rollback +portfolio +feedfacefeedface +\S+ +ci \(token of team portfolio\) +It is broken\./;
    assert.match(history.said, line);
    assert.match(history.said, /More: aangan history --channel staging --cursor \d+/);
  });
});

describe('an integrator', () => {
  test('deploys a remote of the repository in one command, with a link to see it', async () => {
    const { code, said } = await as(boss, 'deploy', 'vendors', '--to', 'staging');
    assert.equal(code, 0, said);
    assert.match(said, /vendors 1\.0\.0\+[a-f0-9]{16} is published already\./);
    assert.ok(said.includes(`See it: ${staging}/vendors`), said);
  });

  test('checks a remote and a new API against every channel, and changes none', async () => {
    const historyBefore = await as(boss, 'history', '--channel', 'staging', '--json');
    const fits = await as(boss, 'check', 'vendors');
    assert.equal(fits.code, 0, fits.said);
    assert.match(fits.said, /vendors 1\.0\.0\+\w{16} fits production\.\n.* fits staging\./);
    const file = path.join(folder.path, 'openapi.json');
    const live = await (await fetch(`${production}/api/openapi.json`)).json();
    await writeFile(file, JSON.stringify(live));
    assert.equal((await as(boss, 'check', 'api', file)).code, 0);
    const { paths } = live as { paths: Record<string, unknown> };
    delete paths['/designers/vendors/'];
    await writeFile(file, JSON.stringify(live));
    const lacks = await as(boss, 'check', 'api', file);
    assert.equal(lacks.code, 1);
    assert.match(
      lacks.said,
      /does not fit production:\n[\s\S]*vendors \w{16} \(team vendors\) calls GET \/designers\/vendors\/, and the API has no such operation/,
    );
    const historyAfter = await as(boss, 'history', '--channel', 'staging', '--json');
    assert.equal(historyAfter.said, historyBefore.said);
  });

  test('makes a channel for a time, and removes it: its history stays', async () => {
    const made = await as(boss, 'channel', 'create', 'qa', '--hours', '24', '--why', 'A trial.');
    assert.equal(made.code, 0, made.said);
    assert.match(made.said, /The channel qa is there until 20\d\d-.*, and serves nothing yet/);
    const twice = await as(boss, 'channel', 'create', 'qa');
    assert.match(twice.said, /refused \(409\): There is a channel "qa" already/);
    assert.match((await as(boss, 'channel', 'list')).said, /production +stays.*\n +qa +20\d\d-/);
    const removed = await as(boss, 'channel', 'remove', 'qa', '--why', 'Decided.');
    assert.equal(removed.code, 0, removed.said);
    const history = await as(boss, 'history', '--channel', 'qa');
    assert.match(history.said, /remove-channel.*Decided\.\n.*create-channel.*A trial\./);
    const gone = await as(boss, 'status', '--channel', 'qa');
    assert.match(gone.said, /There is no channel "qa"\. There are: production, staging\./);
  });

  test('composes what aangan dev serves on a computer, in place of a release', async () => {
    const made = await as(boss, 'compose', 'auth@http://localhost:3100', '--hours', '1', '--json');
    assert.equal(made.code, 0, made.said);
    assert.match(made.said, /"name": "auth",\s+"version": "http:\/\/localhost:3100"/);
    const { id } = JSON.parse(made.said) as { id: string };
    assert.equal((await as(boss, 'compose', 'end', id)).code, 0);
  });

  test('measures what a release changes on a page, and leaves no link behind', async () => {
    const build = await otherBuild(folder.path, fix, 'auth');
    assert.equal((await as(boss, 'publish', build)).code, 0);
    const lab = ['check', '--lab', `auth@${fix}`, '--paths', '/login', '--rounds', '1', '--json'];
    const { code, said } = await as(boss, ...lab);
    assert.equal(code, 0, said);
    const { served, pages } = JSON.parse(said) as {
      served: string;
      pages: { path: string; measures: Record<string, { before: number; ratio: number | null }> }[];
    };
    assert.equal(served, await servedRelease(production, 'staging', 'auth'));
    assert.deepEqual(
      pages.map((page) => page.path),
      ['/login'],
    );
    const { scriptBytes, lcpMs } = pages[0]?.measures ?? {};
    // The same code under another name.
    assert.ok(Math.abs(Number(scriptBytes?.ratio) - 1) < 0.01, said);
    assert.ok(Number(lcpMs?.before) > 150, said);
    assert.match((await as(boss, 'compose', 'list')).said, /There is no compose link/);
  });

  test('switches a remote off: its pages are a notice without scripts too, the others work', async () => {
    const turn = (command: string) =>
      as(boss, command, 'vendors', '--channel', 'staging', '--why', 'It is slow.');
    assert.equal((await turn('switch-off')).code, 0);
    const heading = /<h1[^>]*>This page is not available right now<\/h1>/;
    const notice = await pageWith(`${staging}/vendors`, 503, heading);
    assert.match(notice, /<header/);
    assert.match(notice, /<footer/);
    assert.equal((await fetch(`${staging}/designers`)).status, 200);
    assert.equal((await fetch(`${production}/vendors`)).status, 200);
    const status = await as(boss, 'status', '--channel', 'staging');
    assert.match(status.said, /vendors .*SWITCHED OFF: It is slow\./);
    assert.equal((await turn('switch-on')).code, 0);
    await pageWith(`${staging}/vendors`, 200);
  });
});

describe('a canary', () => {
  const [channel, why] = [
    ['--to', 'staging'],
    ['--why', 'Calmer sign-in.'],
  ] as const;

  test('is set, seen in status and history, and ended, with the stable release kept', async () => {
    const stable = await releaseOn('staging');
    const set = await as(boss, 'promote', `portfolio@${fix}`, ...channel, '--canary', '10', ...why);
    assert.equal(set.code, 0, set.said);
    assert.match(
      set.said,
      new RegExp(`10 % of the visitors of staging get portfolio ${fix} \\(rev`),
    );
    const status = await as(boss, 'status', '--channel', 'staging');
    assert.match(status.said, new RegExp(`portfolio +${fix} +10 % +.* Calmer sign-in\\.`));
    const { channels } = JSON.parse((await as(boss, 'status', '--json')).said) as {
      channels: { channel: string; canaries: { percent: number }[] }[];
    };
    const percents = channels.map((one) => [one.channel, one.canaries[0]?.percent]);
    assert.deepEqual(Object.fromEntries(percents), { production: undefined, staging: 10 });
    assert.equal(await releaseOn('staging'), stable);

    const end = await as(boss, 'rollback', 'portfolio', '--channel', 'staging', '--why', 'Enough.');
    assert.match(end.said, new RegExp(`staging is back at portfolio ${stable}`));
    const history = await as(boss, 'history', '--channel', 'staging', '--limit', '2');
    assert.match(history.said, /end-canary 10 % +portfolio .*\n.*canary 10 % +portfolio /);
  });
});

describe('a page that was served', () => {
  test('is told by the id of its composition, and by its time, after the channel has changed', async () => {
    const releaseBefore = await releaseOn('staging');
    const [, id = ''] = /"id":"([\w-]{22})"/.exec(await pageWith(`${staging}/`, 200)) ?? [];
    const at = new Date().toISOString();
    const why = ['--why', 'Another one.'];
    const put = await as(boss, 'promote', `portfolio@${fix}`, '--to', 'staging', ...why);
    assert.equal(put.code, 0, put.said);
    assert.notEqual(releaseBefore, fix);
    const told = await composed(id);
    assert.match(told, new RegExp(`^${id} of staging\\n`));
    assert.match(told, new RegExp(`portfolio +(\\S+\\+)?${releaseBefore}`));
    const then = await as(boss, 'status', '--channel', 'staging', '--at', at);
    assert.match(then.said, new RegExp(`portfolio +(\\S+\\+)?${releaseBefore} `));
    const bisected = await as(
      boss,
      'bisect',
      '--good',
      id,
      '--bad',
      `staging@${new Date().toISOString()}`,
      '--json',
      '--',
      'sh',
      '-c',
      `case "$AANGAN_RELEASES" in *portfolio@${fix}*) exit 1;; esac`,
    );
    assert.equal(bisected.code, 0, bisected.said);
    assert.deepEqual(JSON.parse(bisected.said), {
      guilty: [{ name: 'portfolio', from: releaseBefore, to: fix }],
      boots: 2,
    });
    const back = await as(boss, 'promote', '--composition', id, '--to', 'staging', ...why);
    assert.equal(back.code, 0, back.said);
    assert.match(back.said, new RegExp(`^staging serves portfolio ${releaseBefore} now`));
    const stale = ['--revision', '1'];
    const again = ['promote', '--composition', id, '--to', 'staging', ...why, ...stale];
    const late = await as(boss, ...again);
    assert.match(late.said, /refused \(409\)/);
    const unknown = await as(boss, 'composition', 'unknown-id');
    assert.equal(unknown.code, 1);
    assert.match(unknown.said, /has served no composition "unknown-id"/);
  });
});

/** The composition, once the edge has told the registry of it. */
async function composed(id: string): Promise<string> {
  for (;;) {
    const { code, said } = await as(boss, 'composition', id);
    if (code === 0) return said;
    await sleep(50);
  }
}

describe('a registry that is killed in the middle of a publish', () => {
  test('shows nothing of the release, and the same publish completes it', async () => {
    const id = 'deadbeefdeadbeef';
    const build = await otherBuild(folder.path, id);
    const text = await readFile(path.join(build, 'release.json'), 'utf8');
    const manifest = JSON.parse(text) as ReleaseManifest;
    const headers = { authorization: `Bearer ${team.AANGAN_TOKEN}` };
    const json = { ...headers, 'content-type': 'application/json' };
    const announced = await fetch(`${production}/platform/releases`, {
      method: 'POST',
      headers: json,
      body: text,
    });
    assert.equal(announced.status, 201);
    const [[file, { sha256 }] = ['', { sha256: '' }]] = Object.entries(manifest.files);
    const sent = await fetch(`${production}/platform/blobs/${sha256}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: await readFile(path.join(build, file)),
    });
    assert.equal(sent.status, 204);
    site.child.kill('SIGKILL');
    await site.exit();
    site = run(['start'], settings);
    await site.says(/Aangan is ready/);

    const listed = await (
      await fetch(`${production}/platform/releases?name=portfolio`, { headers })
    ).text();
    assert.ok(listed.includes(fix) && !listed.includes(id));
    const address = `${production}/platform/releases/portfolio/${id}/files/${file}`;
    assert.equal((await fetch(address)).status, 404);
    const early = await as(team, 'promote', `portfolio@${id}`, '--to', 'staging', '--why', 'x');
    assert.match(early.said, /refused \(404\): No such published release/);
    const again = await as(team, 'publish', build, '--channel', 'staging', '--why', 'Again.');
    assert.equal(again.code, 0, again.said);
    assert.equal(await releaseOn('staging'), id);
  });
});
