import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { openRendered } from '../../fixtures/open-rendered.ts';
import { publicPages } from '../../fixtures/public-pages.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

/** Builds the shell with the development version of React and puts it on staging. */
async function developmentShellOnStaging(origin: string): Promise<void> {
  const webpack = resolve(root, 'platform/build/node_modules/webpack-cli/bin/cli.js');
  await run(process.execPath, [webpack, 'build'], {
    cwd: resolve(root, 'shell'),
    env: { ...process.env, BUILD_MODE: 'development', WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG: 'true' },
  });
  const publish = ['publish', 'shell/dist/development', '--channel', 'staging', '--why', 'e2e'];
  await run(process.execPath, ['platform/cli/src/bin.ts', ...publish, '--registry', origin], {
    cwd: root,
    env: {
      ...process.env,
      AANGAN_EMAIL: 'integrator@aangan.test',
      AANGAN_PASSWORD: 'courtyard-demo',
    },
  });
}

// Production React hides where the browser's markup differs from the server's.
test('React finds no difference between what the server sent and what the browser makes', async ({
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
    const isFailure = message.type() === 'error' || message.text().includes('hydration-failed');
    if (isFailure) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of await publicPages(request)) {
    await openRendered(page, new URL(path, staging).href);
    await quiet(page);
    expect(errors, path).toEqual([]);
  }
});
