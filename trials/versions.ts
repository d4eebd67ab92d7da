/**
 * The version before and this one beside each other, as during a deploy: an API and a registry of each on one database,
 * the older ones started first. What the one writes the other reads, in both directions. BEFORE is a commit (the one
 * before the newest migration), PORT 4593.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegistryTables, registrySchema } from '@aangan/registry';
import { publishTwoReleases } from '@aangan/registry/testing';
import { createBlobStore, createDatabase } from '@aangan/server';
import { startTestPostgres } from '../tools/gate/test-postgres.ts';
import { endAll, root, startProcess } from './many/processes.ts';
import { ask, signIn, type Tokens } from './many/requests.ts';
import { createTable, type Report } from './many/table.ts';

const port = Number(process.env.PORT ?? 4593);

/** An API and a registry of one version. */
interface Side {
  name: string;
  api: string;
  registry: string;
}

export async function trial(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-versions-'));
  const { report, hasHeld } = createTable('versions');
  const postgres = await startTestPostgres({ maxConnections: 150 });
  try {
    const before = await checkOut(folder);
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      SEED: 'demo',
      EDGE_SECRET: 'a secret of the edges of this trial',
      LOG_LEVEL: 'warn',
      JWT_SECRET: 'a secret of the API of this trial!',
    };
    const older = await startSide('before', before, settings, port);
    const newer = await startSide('this', root, settings, port + 2);
    const releases = await publish(postgres.url, settings.DATA_DIR);
    for (const [one, other] of [
      [older, newer],
      [newer, older],
    ] as const) {
      await tryApi(one, other, report);
      await tryRegistry(one, other, releases, report);
    }
  } finally {
    await endAll();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

/** The sources of the version before, with the dependencies of this one. */
async function checkOut(folder: string): Promise<string> {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
  const migrations = ['api/migrations/*.sql', 'platform/registry/migrations/*.sql'];
  const newest = () =>
    git('log', '-1', '--first-parent', '-m', '--format=%H', '--diff-filter=A', '--', ...migrations);
  const commit = process.env.BEFORE ?? `${newest()}^`;
  console.log(`  before: ${git('log', '-1', '--format=%h %s', commit)}`);
  const directory = join(folder, 'before');
  mkdirSync(directory);
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  // A version without site/ starts from the package of the command line, with what site/ depends on now.
  const isBefore = !existsSync(join(directory, 'site'));
  for (const modules of globSync(
    '{api,e2e,shell,mfe-*,shared/*,platform/*,site,tools/*}/node_modules',
    {
      cwd: root,
    },
  )) {
    const at = isBefore ? modules.replace('site/', 'platform/cli/') : modules;
    cpSync(join(root, modules), join(directory, at), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return directory;
}

/** The program that starts parts of a version. */
function programOf(directory: string): string {
  const [program = 'platform/cli/src/bin.ts'] = globSync('site/src/bin.ts', { cwd: directory });
  return join(directory, program);
}

async function startSide(
  name: string,
  directory: string,
  settings: Record<string, string>,
  first: number,
): Promise<Side> {
  const api = `http://127.0.0.1:${first}`;
  const start = (part: string, at: number, more: Record<string, string> = {}) =>
    startProcess(
      `${part} of ${name}`,
      [process.execPath, programOf(directory), 'start', part],
      { ...settings, ...more, PORT: String(at) },
      /is ready at/,
    );
  await start('api', first);
  await start('registry', first + 1, { API_URL: api });
  return { name, api, registry: `http://127.0.0.1:${first + 1}` };
}

/** Puts releases of a remote on the production channel. @returns their ids */
async function publish(connection: string, dataDir: string): Promise<string[]> {
  const database = createDatabase<RegistryTables>({
    connection,
    schema: registrySchema,
    applicationName: 'aangan-trial',
  });
  try {
    return await publishTwoReleases(database, createBlobStore(join(dataDir, 'releases')));
  } finally {
    await database.close();
  }
}

/** What one API writes, the other one reads and goes on with. */
async function tryApi(one: Side, other: Side, report: Report): Promise<void> {
  const what = (text: string) => `${one.name} → ${other.name}: ${text}`;
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const password = 'a good Password 1';
  const account = { email, password, first_name: 'A', last_name: 'B' };
  const signedUp = await ask(`${one.api}/api/auth/register/`, { body: account });
  const { access, refresh } = JSON.parse(signedUp.body) as Tokens;
  const me = await ask(`${other.api}/api/auth/me/`, { token: access });
  report(what('an account and its token'), signedUp.status === 201 && me.status === 200, email);
  const refreshed = await ask(`${other.api}/api/auth/token/refresh/`, { body: { refresh } });
  report(what('a refresh'), refreshed.status === 200, String(refreshed.status));
  const login = await ask(`${other.api}/api/auth/login/`, { body: { email, password } });
  report(what('a sign-in'), login.status === 200, String(login.status));

  const client = await signIn(one.api, 'client');
  const { results } = JSON.parse(
    (await ask(`${one.api}/api/designers/profiles/?page_size=48`)).body,
  ) as {
    results: { id: number }[];
  };
  const tried: number[] = [];
  let made = { status: 0, body: '{}' };
  for (const { id } of results.reverse()) {
    made = await ask(`${one.api}/api/client/connect/`, { body: connect(id), token: client.access });
    tried.push(made.status);
    if (made.status === 201) break;
  }
  const { id } = JSON.parse(made.body) as { id?: number };
  const revoked = await ask(`${other.api}/api/client/connection-requests/${id}/revoke/`, {
    method: 'POST',
    token: client.access,
  });
  report(what('a request, revoked'), revoked.status === 200, `${tried} ${revoked.status}`);

  const ticket = { name: 'A', email, subject: `From ${one.name}`, message: 'Hello.' };
  const sent = await ask(`${one.api}/api/support/tickets/`, { body: ticket });
  const mails = await ask(`${other.api}/sandbox/mail/`);
  report(what('a mail in the outbox'), sent.status === 201 && mails.body.includes(email), '');
}

const connect = (designer: number) => ({
  designer,
  first_name: 'Meera',
  last_name: 'Iyer',
  email: 'client@aangan.test',
  phone: '+91 80 1234 5678',
  project_type: 'residential',
  budget: 90_000_000,
  project_description: 'Two rooms.',
  timeline: 'Flexible',
  name: 'Meera Iyer',
});

/** What is changed through one registry, the other one serves. */
async function tryRegistry(
  one: Side,
  other: Side,
  releases: readonly string[],
  report: Report,
): Promise<void> {
  const { access: token } = await signIn(one.api, 'integrator');
  const channel = '/platform/channels/production';
  const serves = async () => (await ask(`${other.registry}${channel}`)).body;
  for (const release of releases) {
    const body = { releases: [{ name: 'vendors', release }], why: 'A try.' };
    const { status } = await ask(`${one.registry}${channel}/rollbacks`, { body, token });
    const isServed = new RegExp(`/releases/vendors/${release}/`).exec(await serves()) !== null;
    report(
      `${one.name} → ${other.name}: a release on a channel`,
      status === 200 && isServed,
      release,
    );
  }
  // The version before may know the field by its old name only.
  const field = one.name === 'before' ? 'is_off' : 'isOff';
  for (const isOff of [true, false]) {
    const body = { names: ['vendors'], [field]: isOff, why: 'A try.' };
    const { status } = await ask(`${one.registry}${channel}/switches`, { body, token });
    const served = JSON.parse(await serves()) as { revision: number };
    const own = JSON.parse((await ask(`${one.registry}${channel}`)).body) as { revision: number };
    const isSame = served.revision === own.revision;
    const what = `switched ${isOff ? 'off' : 'on'}`;
    report(`${one.name} → ${other.name}: ${what}`, status === 200 && isSame, String(own.revision));
  }
}
