import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { paths } from '@aangan/domain';
import { expect, test } from '../../fixtures/test.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A page of each remote and who may see it. */
const pages = [
  { remote: 'mfe-auth', path: paths.login(), account: '' },
  { remote: 'mfe-designers', path: paths.designers(), account: '' },
  { remote: 'mfe-vendors', path: paths.vendors(), account: '' },
  { remote: 'mfe-onboarding', path: paths.designerBasicInfo(), account: 'designer' },
  { remote: 'mfe-portfolio', path: paths.portfolio(), account: 'vendor' },
];

/** Starts a remote alone, with the site's API, until the end of `visit`. */
async function startAlone(
  remote: string,
  { port, api }: { port: number; api: string | undefined },
  visit: (origin: string) => Promise<void>,
) {
  const server = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'serve'], {
    cwd: join(root, remote),
    env: { ...process.env, PORT: String(port), API_URL: api },
    stdio: 'ignore',
  });
  try {
    await visit(`http://localhost:${port}`);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

for (const [index, { remote, path, account }] of pages.entries()) {
  test(`${remote} starts alone, with its own session`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await startAlone(remote, { port: 4720 + index, api: baseURL }, async (origin) => {
      await expect(async () => {
        await page.goto(origin + path);
        await expect(page.getByText(/, alone$/)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await page.getByLabel('Signed in as').selectOption(account);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a remote that starts alone shows its page as a server renders it', async ({
    page,
    baseURL,
  }) => {
    await startAlone('mfe-designers', { port: 4730, api: baseURL }, async (origin) => {
      await expect(async () => {
        await page.goto(`${origin}${paths.designers()}?rendered`);
        await expect(page.getByRole('heading', { name: 'Featured Designers' })).toBeVisible();
      }).toPass({ timeout: 60_000 });
      const firm = page.getByRole('main').getByRole('listitem').getByRole('heading').first();
      await expect(firm).toBeVisible();
      await expect(page.locator('script')).toHaveCount(0);
    });
  });
});
