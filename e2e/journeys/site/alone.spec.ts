import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { paths } from '@aangan/domain';
import { expect, test } from '../../fixtures/test.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A page of each remote and who may see it. */
const rooms = [
  { remote: 'mfe-auth', path: paths.login(), account: '' },
  { remote: 'mfe-designers', path: paths.designers(), account: '' },
  { remote: 'mfe-vendors', path: paths.vendors(), account: '' },
  { remote: 'mfe-onboarding', path: paths.designerBasicInfo(), account: 'designer' },
  { remote: 'mfe-portfolio', path: paths.portfolio(), account: 'vendor' },
];

for (const [index, { remote, path, account }] of rooms.entries()) {
  test(`${remote} starts alone, with its own session`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    const port = 4720 + index;
    const server = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'serve'], {
      cwd: join(root, remote),
      env: { ...process.env, PORT: String(port), API_URL: baseURL },
      stdio: 'ignore',
    });
    try {
      await expect(async () => {
        await page.goto(`http://localhost:${port}${path}`);
        await expect(page.getByText(/, alone$/)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await page.getByLabel('Signed in as').selectOption(account);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });
}
