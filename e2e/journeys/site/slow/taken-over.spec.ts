import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@aangan/domain';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { publicPages } from '../../../fixtures/public-pages.ts';
import { takeoverOf, watchTakeover } from '../../../fixtures/takeover.ts';
import { expect, test } from '../../../fixtures/test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');

const nobody = paths.designer(999_999);

/**
 * Builds the shell with the development version of React and publishes it, for no channel: the checks of a candidate
 * are not what this is about.
 * @returns its release
 */
async function publishDevelopmentShell(origin: string): Promise<string> {
  const webpack = resolve(root, 'platform/build/node_modules/webpack-cli/bin/cli.js');
  await run(process.execPath, [webpack, 'build'], {
    cwd: resolve(root, 'shell'),
    env: { ...process.env, BUILD_MODE: 'development', WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: 'true' },
  });
  const publish = ['publish', 'shell/dist/development', '--json', '--url', origin];
  const { stdout } = await run(process.execPath, ['site/src/bin.ts', ...publish], {
    cwd: root,
    env: {
      ...process.env,
      AANGAN_EMAIL: 'integrator@aangan.test',
      AANGAN_PASSWORD: 'courtyard-demo',
    },
  });
  return JSON.parse(stdout).release;
}

// Production React hides where the browser's markup differs from the server's.
test('the browser takes over every public page as the server sent it, and React finds no difference', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const shell = await publishDevelopmentShell(new URL(baseURL ?? '').origin);
  const link = await (await anIntegrator(request)).compose({ shell });
  await page.goto(link);
  const banner = page.getByRole('complementary', { name: 'Composed page' });
  await expect(banner).toContainText('1 release differs');
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isFailure = message.type() === 'error' || text.includes('hydration-failed');
    // The browser reports the status of a page that does not exist, and the fonts that watchTakeover keeps away.
    const isStatus = page.url().endsWith(nobody) && text.includes('status of 404');
    const isFont = message.location().url.endsWith('.woff2');
    if (isFailure && !isStatus && !isFont) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await watchTakeover(page);
  for (const path of [...(await publicPages(request)), nobody]) {
    // The first one loads the release into the renderer.
    await expect(async () => {
      // From the same address but for its hash, a browser only scrolls: another try would look at the first answer.
      await page.goto('about:blank');
      await page.goto(new URL(path, link).href);
      const { sent, kept, rules, shift } = await takeoverOf(page);
      expect(sent, `${path} arrives rendered`).toBeGreaterThan(40);
      expect(kept / sent, `${path} keeps its elements`).toBeGreaterThan(0.95);
      expect(rules[1], `${path} has each style once`).toBeLessThan(rules[0] * 1.2);
      expect(shift, `${path} does not move`).toBeLessThan(0.01);
    }).toPass({ timeout: 30_000 });
    expect(errors, path).toEqual([]);
  }
});
