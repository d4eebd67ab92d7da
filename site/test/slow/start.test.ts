import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginSignIn } from '../begun-sign-in.ts';
import { operate } from '../operator-commands.ts';
import { remaining, writeOrphans, writeOrphansOfReleases } from '../orphan-files.ts';
import { composition, integrator, otherBuild, servedRelease } from '../releases.ts';
import {
  answers,
  bootstrapper,
  type CommandProcess,
  freePorts,
  getJson,
  killAll,
  pageWith,
  run,
  temporaryFolder,
} from '../site.ts';

/** With it the registry knows the edges of this site: only they read files of other channels than the visitors'. */
const EDGE_SECRET = 'the secret of edges in tests, 32+';

/** One running site that the tests of this file use one after another. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Record<string, string>;
let production: string;
let staging: string;
let site: CommandProcess;

before(async () => {
  folder = await temporaryFolder();
  const port = await freePorts();
  settings = { PORT: String(port), DATA_DIR: path.join(folder.path, 'data'), EDGE_SECRET };
  production = `http://localhost:${port}`;
  staging = `http://localhost:${port + 1}`;
  site = run(['start'], settings);
  await site.says(/Aangan is ready/);
});
after(async () => {
  site.child.kill('SIGTERM');
  await site.exit();
  await killAll();
  await folder.remove();
});

const appoint = (name: string) =>
  run(['appoint', 'operator', `${name}@aangan.test`], settings).exit();
const releaseOf = (name: string, channel: string) => servedRelease(production, channel, name);

describe('npm start', () => {
  test('serves site, API and registry on one origin, and staging on the port after it', async () => {
    assert.match(site.said(), new RegExp(`^Aangan is ready at ${production}$`, 'm'));
    for (const origin of [production, staging]) {
      assert.deepEqual(await getJson(`${origin}/api/health/`), { status: 'ok' });
      assert.deepEqual(await getJson(`${origin}/platform/health`), { status: 'ok' });
      const page = await fetch(`${origin}/designers`);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /id="aangan-composition"/);
    }
  });

  test('has every file of every release, each as the composition says', async () => {
    const { shell, remotes } = await composition(production, 'production');
    for (const { baseUrl, integrity } of [shell, ...remotes]) {
      for (const [file, expected] of Object.entries(integrity)) {
        const response = await fetch(`${production}${baseUrl}${file}`);
        assert.equal(response.status, 200);
        const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
        assert.equal(`sha384-${Buffer.from(hash).toString('base64')}`, expected, file);
      }
    }
  });

  test('is refused a second time on the same data, naming the process that has it', async () => {
    const port = await freePorts();
    const second = await run(['start'], { ...settings, PORT: String(port) }).exit();
    assert.equal(second.code, 1);
    assert.ok(
      second.said.includes(`in use by another Aangan (process ${site.child.pid})`),
      second.said,
    );
    assert.doesNotMatch(second.said, /at .*\.ts:\d+/, 'no stack trace');
    assert.deepEqual(await getJson(`${production}/api/health/`), { status: 'ok' });
  });

  test('is refused and ends under the bootstrapper too, as npm start runs it', async () => {
    const parameters = ['site/src/bin.ts', 'start'];
    const second = await run(parameters, settings, [bootstrapper]).exit();
    assert.equal(second.code, 1);
    assert.match(second.said, /in use by another Aangan/);
  });

  test('is refused on a port in use, naming it', async () => {
    const other = { ...settings, DATA_DIR: path.join(folder.path, 'other') };
    const second = await run(['start'], other).exit();
    assert.equal(second.code, 1);
    assert.ok(second.said.includes(`Port ${settings.PORT} is in use by another program`));
  });

  test('publishes a remote for its team, live without rebuilding anything else', async () => {
    const compositionBefore = await composition(production, 'staging');
    const id = 'feedfacefeedface';
    const why = ['--why', 'A try.', '--registry', production];
    const build = await otherBuild(folder.path, id);
    const command = ['publish', build, '--channel', 'staging', ...why];
    const published = await run(command, integrator).exit();
    assert.equal(published.code, 0, published.said);
    assert.match(published.said, /staging serves it now \(revision 2\)/);
    const compositionAfter = await composition(staging, 'staging');
    const [portfolio] = compositionAfter.remotes.filter(({ name }) => name === 'portfolio');
    assert.equal(portfolio?.release, id);
    assert.equal(
      portfolio?.fallback?.release,
      compositionBefore.remotes.find((r) => r.name === 'portfolio')?.release,
    );
    assert.deepEqual(compositionAfter.shell, compositionBefore.shell);
    assert.notEqual(await releaseOf('portfolio', 'production'), id);
  });

  test('refuses to publish for a client, with a wrong password, and without an account', async () => {
    const directory = await otherBuild(folder.path, 'deaddeaddeaddead');
    const publish = (account: Record<string, string>) =>
      run(['publish', directory, '--channel', 'staging', '--registry', production], account).exit();
    const client = await publish({ ...integrator, AANGAN_EMAIL: 'client@aangan.test' });
    assert.equal(client.code, 1);
    assert.match(client.said, /refused \(403\): You do not have permission/);
    const wrong = await publish({ ...integrator, AANGAN_PASSWORD: 'wrong' });
    assert.match(wrong.said, /refused \(401\): No active account found/);
    const anonymous = await publish({});
    assert.match(anonymous.said, /Set AANGAN_EMAIL and AANGAN_PASSWORD/);
    assert.equal((await fetch(`${production}/platform/releases?name=portfolio`)).status, 401);
  });

  test('prints what each channel serves, since when and by whom', async () => {
    const anonymous = await run(['status', '--registry', production]).exit();
    assert.match(anonymous.said, /^Set AANGAN_EMAIL and AANGAN_PASSWORD of an integrator/m);
    const { code, said } = await run(['status', '--registry', production], integrator).exit();
    assert.equal(code, 0);
    assert.match(said, /production \(revision 1\)/);
    assert.match(said, /staging \(revision 2\)/);
    assert.match(said, /portfolio +feedfacefeedface +20.* UTC +integrator@aangan\.test +A try\./);
    const unknown = ['status', '--channel', 'canary', '--registry', production];
    const refused = await run(unknown, integrator).exit();
    assert.equal(refused.code, 1);
    assert.match(refused.said, /There is no channel "canary"\. There are: production, staging\./);
  });

  test('keeps a session for the commands that follow, until it is ended', async () => {
    const kept = { XDG_STATE_HOME: path.join(folder.path, 'state') };
    const command = (name: string, account: Record<string, string> = {}) =>
      run([name, '--url', production], { ...kept, ...account }).exit();
    const { said } = await command('login', integrator);
    assert.match(said, /^Signed in to .* as integrator@aangan\.test/);
    for (const name of ['status', 'status']) {
      assert.match((await command(name)).said, /production \(revision 1\)/);
    }
    assert.equal((await command('logout')).code, 0);
    assert.match((await command('status')).said, /or sign in with aangan login/);
  });

  test('removes a remote from a channel, which stays so at the next start', async () => {
    const remove = (...more: string[]) =>
      run(['remove', 'onboarding', ...more, '--registry', production], integrator).exit();
    const removed = await remove('--channel', 'staging', '--why', 'A try.');
    assert.equal(removed.code, 0, removed.said);
    assert.match(removed.said, /staging no longer serves onboarding \(revision 3\)\./);
    const names = (await composition(staging, 'staging')).remotes.map(({ name }) => name);
    assert.ok(!names.includes('onboarding') && names.includes('auth'), names.join());
    assert.match((await remove('--channel', 'staging', '--why', 'x')).said, /refused \(404\)/);
  });

  test('lets operators verify, find and suspend from the command line', async () => {
    const as = (email: string, ...command: string[]) => operate(production, email, command);
    const asOperator = async (...parameters: string[]) => {
      const { code, said } = await as('operator@aangan.test', ...parameters);
      assert.equal(code, 0, said);
      return said;
    };
    const [, kind = '', id = ''] =
      /^ +(designer|vendor) (\d+) /m.exec(await asOperator('queue')) ?? [];
    assert.match(await asOperator('verify', kind, id), / is verified\.$/m);
    assert.doesNotMatch(await asOperator('queue'), new RegExp(`${kind} ${id} `));
    assert.match(await asOperator('unverify', kind, id), / is not verified\.$/m);
    const [account = ''] = /\d+/.exec(await asOperator('accounts', 'client@aangan.test')) ?? [];
    assert.match(
      await asOperator('suspend', account, '--why', 'A try.'),
      /a client, suspended\.$/m,
    );
    assert.match(await asOperator('accounts', 'client@aangan'), /suspended: A try\./);
    assert.match(await asOperator('reinstate', account), /is a client\.$/m);
    assert.match((await as('client@aangan.test', 'queue')).said, /refused \(403\)/);
    const { said } = await as('operator@aangan.test', 'verify', 'vendor', '999999');
    assert.match(said, /refused \(404\)/);
  });

  test('mails by a job, into files and /sandbox/mail', async () => {
    const ticket = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello.' };
    const answer = await fetch(`${production}/api/support/tickets/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    });
    const { reference } = (await answer.json()) as { reference: string };
    const sandbox = `${production}/sandbox/mail/`;
    await pageWith(sandbox, 200, new RegExp(`We have your message \\(${reference}\\)`));
    await pageWith(sandbox, 200, /^(?![\s\S]*not sent yet)/);
    const names = await readdir(path.join(settings.DATA_DIR ?? '', 'mail'));
    assert.ok(names.filter((name) => name.endsWith('.eml')).length >= 2, names.join());
  });

  test('appoints no operator in a database that is in use', async () => {
    assert.match((await appoint('integrator')).said, /in use by another Aangan/);
  });

  test('stops cleanly on SIGTERM', async () => {
    site.child.kill('SIGTERM');
    const { code, said } = await site.exit();
    assert.equal(code, 0, said);
    assert.match(said, /Stopped\./);
    assert.equal(await answers(production), false);
  });

  test('appoints an operator in a database that is not in use', async () => {
    const { code, said } = await appoint('integrator');
    assert.equal(code, 0, said);
    assert.match(said, /integrator@aangan\.test is now an operator\./);
    assert.match((await appoint('a')).said, /a@aangan\.test has no account/);
  });

  test('starting again, leaves a promotion alone and removes files that nothing refers to', async () => {
    const orphans = await writeOrphans(settings.DATA_DIR ?? '');
    site = run(['start'], { ...settings, CHROMIUM_PATH: '/nowhere/chromium' });
    await site.says(/Aangan is ready/);
    assert.match(site.said(), /staging stays as it is: a person has moved it/);
    assert.match(
      site.said(),
      /not promoted: aangan promote .*onboarding@\w+ .*portfolio@\w+.* --to staging/,
    );
    assert.doesNotMatch(site.said(), /production stays/);
    assert.equal(await releaseOf('portfolio', 'staging'), 'feedfacefeedface');
    assert.deepEqual(await remaining(orphans), []);
    const queue = await run(['operator', 'queue', '--registry', production], integrator).exit();
    assert.equal(queue.code, 0, queue.said);
  });

  test('without Chromium, starts and then puts no release on a channel, saying what to install', async () => {
    const id = 'cafecafecafecafe';
    const options = ['--channel', 'production', '--registry', production];
    const build = await otherBuild(folder.path, id);
    const { code, said } = await run(['publish', build, ...options], integrator).exit();
    assert.equal(code, 1, said);
    assert.match(said, /the checker has no browser\)\. .*apt-get install -y chromium/);
    assert.notEqual(await releaseOf('portfolio', 'production'), id);
  });

  test('finishes a request in progress, also when Ctrl-C is pressed several times', async () => {
    const finish = await beginSignIn(production);
    for (let press = 0; press < 5; press += 1) {
      site.child.kill('SIGINT');
      await sleep(50);
    }
    assert.equal(await finish(), 200);
    const { code, said } = await site.exit();
    assert.equal(code, 0, said);
    // A page that the renderer was late for is a warning.
    assert.doesNotMatch(said, /"level":[56]0|^\w*Error/m);
    site = run(['start'], settings);
    await site.says(/Aangan is ready/);
    assert.doesNotMatch(site.said(), /had left running/, 'the database was stopped too');
  });
});

describe('an edge in a process of its own', () => {
  test('serves a channel over HTTP', async () => {
    const port = await freePorts();
    const edge = run(['start', 'edge'], {
      PORT: String(port),
      API_URL: production,
      REGISTRY_URL: production,
      CHANNEL: 'staging',
      DATA_DIR: path.join(folder.path, 'edge'),
      EDGE_SECRET,
    });
    await edge.says(/The staging channel is ready/);
    const origin = `http://127.0.0.1:${port}`;
    // A page carries the releases that it is made of.
    const page = await (await fetch(`${origin}/portfolio`)).text();
    assert.match(page, /feedfacefeedface/);
    assert.deepEqual(await getJson(`${origin}/api/health/`), { status: 'ok' });
    for (const { baseUrl, entry } of (await composition(origin, 'staging')).remotes) {
      assert.equal((await fetch(`${origin}${baseUrl}${entry}`)).status, 200);
    }
    edge.child.kill('SIGTERM');
    assert.equal((await edge.exit()).code, 0);
  });
});

describe('a registry in a process of its own', () => {
  test('removes files that nothing refers to when it starts, but not fresh ones, which may be another’s', async () => {
    const port = await freePorts();
    const dataDir = path.join(folder.path, 'registry');
    const old = await writeOrphansOfReleases(dataDir, 2 * 3_600_000);
    const fresh = await writeOrphansOfReleases(dataDir, 0);
    const cluster = path.join(settings.DATA_DIR ?? '', 'postgres');
    const socket = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[4];
    const registry = run(['start', 'registry'], {
      PORT: String(port),
      API_URL: production,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://aangan@localhost/aangan?host=${encodeURIComponent(socket ?? '')}`,
    });
    await registry.says(/The registry is ready/);
    assert.deepEqual(await remaining(old), []);
    assert.deepEqual(await remaining(fresh), Object.keys(fresh));
    registry.child.kill('SIGTERM');
    assert.equal((await registry.exit()).code, 0);
  });
});
