import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@aangan/domain';
import type { APIRequestContext } from '@playwright/test';
import { signedIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');
/** The page's heading, as the build has it. */
const heading = 'Portfolio Manager';
const changed = join(root, '.next-mfe-portfolio');

/** The releases of the production channel by remote. */
async function servedReleases(request: APIRequestContext): Promise<Record<string, string>> {
  const composition = await (await request.get('/platform/channels/production')).json();
  const remotes: { name: string; release: string }[] = composition.remotes;
  const entries = remotes.map(({ name, release }) => [name, release]);
  return { shell: composition.shell.release, ...Object.fromEntries(entries) };
}

const aangan = (origin: string, ...parameters: string[]) =>
  run(process.execPath, [join(root, 'site/src/bin.ts'), ...parameters, '--registry', origin], {
    cwd: root,
    env: {
      ...process.env,
      AANGAN_EMAIL: 'integrator@aangan.test',
      AANGAN_PASSWORD: 'courtyard-demo',
    },
  });

test('a team ships a new release of its remote, and nothing else is built or moved', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const before = await servedReleases(request);
  // Its page needs an account, so that the gate opens none in Chromium: that takes longer than all else here.
  await signedIn(page, 'designer');
  await page.goto(paths.portfolio());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  await rm(changed, { recursive: true, force: true });
  await cp(join(root, 'mfe-portfolio'), changed, { recursive: true, verbatimSymlinks: true });
  const source = join(changed, 'src/features/portfolio-items/components/portfolio-manager.tsx');
  const text = await readFile(source, 'utf8');
  await writeFile(source, withHeading(text, 'Shipped on its own'));
  await run(process.execPath, ['platform/build/src/build-apps.ts', changed], { cwd: root });
  await aangan(origin, 'publish', join(changed, 'dist'), '--channel', 'production', '--why', 'e2e');

  await expect(async () => {
    await page.goto(paths.portfolio());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipped on its own', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });

  const after = await servedReleases(request);
  expect(after.portfolio).not.toBe(before.portfolio);
  expect({ ...after, portfolio: '' }).toEqual({ ...before, portfolio: '' });
  expect((await aangan(origin, 'status')).stdout).toContain(after.portfolio);

  const back = ['--channel', 'production', '--why', 'back to what it was'];
  await aangan(origin, 'publish', join(root, 'mfe-portfolio/dist'), ...back);
  expect(await servedReleases(request)).toEqual(before);
  await rm(changed, { recursive: true });
});

test('a visitor cannot publish', async ({ request }) => {
  const releases = [{ name: 'auth', release: '0'.repeat(16) }];
  const url = '/platform/channels/production/releases';
  expect((await request.post(url, { data: { releases, why: 'mischief' } })).status()).toBe(401);
  const answer = await request.post('/api/auth/login/', {
    data: { email: 'client@aangan.test', password: 'courtyard-demo' },
  });
  const { access } = await answer.json();
  const headers = { authorization: `Bearer ${access}` };
  expect((await request.post(url, { data: { releases, why: 'mischief' }, headers })).status()).toBe(
    403,
  );
});

function withHeading(source: string, text: string): string {
  if (!source.includes(heading)) throw new Error(`The page has no "${heading}" to change.`);
  return source.replaceAll(heading, text);
}
