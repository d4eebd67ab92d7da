import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@aangan/domain';
import { publicPages } from '../../fixtures/public-pages.ts';
import { takeoverOf, watchTakeover } from '../../fixtures/takeover.ts';
import { expect, test } from '../../fixtures/test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

const nobody = paths.designer(999_999);

/** Builds the shell with the development version of React and puts it on staging. */
async function developmentShellOnStaging(origin: string): Promise<void> {
  const webpack = resolve(root, 'platform/build/node_modules/webpack-cli/bin/cli.js');
  await run(process.execPath, [webpack, 'build'], {
    cwd: resolve(root, 'shell'),
    env: { ...process.env, BUILD_MODE: 'development', WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: 'true' },
  });
  // By force: a development build is larger than the shell's budget.
  const publish = ['publish', 'shell/dist/development', '--channel', 'staging', '--why', 'e2e'];
  await run(
    process.execPath,
    ['platform/cli/src/bin.ts', ...publish, '--force', '--registry', origin],
    {
      cwd: root,
      env: {
        ...process.env,
        AANGAN_EMAIL: 'integrator@aangan.test',
        AANGAN_PASSWORD: 'courtyard-demo',
      },
    },
  );
}

// Production React hides where the browser's markup differs from the server's.
test('the browser takes over every public page as the server sent it, and React finds no difference', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const production = new URL(baseURL ?? '');
  await developmentShellOnStaging(production.origin);
  const staging = new URL(production);
  staging.port = String(Number(production.port) + 1);
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isFailure = message.type() === 'error' || text.includes('hydration-failed');
    // The browser reports the status of a page that does not exist.
    const isStatus = page.url().endsWith(nobody) && text.includes('status of 404');
    if (isFailure && !isStatus) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await watchTakeover(page);
  for (const path of [...(await publicPages(request)), nobody]) {
    // The first one loads the release into the renderer.
    await expect(async () => {
      await page.goto(new URL(path, staging).href);
      const { sent, kept, rules, shift } = await takeoverOf(page);
      expect(sent, `${path} arrives rendered`).toBeGreaterThan(40);
      expect(kept / sent, `${path} keeps its elements`).toBeGreaterThan(0.95);
      expect(rules[1], `${path} has each style once`).toBeLessThan(rules[0] * 1.2);
      expect(shift, `${path} does not move`).toBeLessThan(0.01);
    }).toPass({ timeout: 30_000 });
    expect(errors, path).toEqual([]);
  }
});
