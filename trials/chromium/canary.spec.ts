import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@aangan/domain';
import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures/test.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const changed = join(root, '.next-mfe-designers');
const rounds = Number(process.env.ROUNDS ?? 3);
const percent = 10;
/** A round that takes longer has failed. */
const maxSeconds = 240;
const account = { AANGAN_EMAIL: 'integrator@aangan.test', AANGAN_PASSWORD: 'courtyard-demo' };

const aangan = async (origin: string, ...parameters: string[]) => {
  const command = [join(root, 'site/src/bin.ts'), ...parameters, '--url', origin];
  const { stdout } = await run(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...account },
  });
  return stdout;
};

/** Builds and publishes a release whose listing throws. @returns how `promote` names it */
async function publishThrowing(origin: string, where: 'everywhere' | 'browser'): Promise<string> {
  await rm(changed, { recursive: true, force: true });
  await cp(join(root, 'mfe-designers'), changed, { recursive: true, verbatimSymlinks: true });
  const source = join(changed, 'src/app/designers-page.tsx');
  const condition = where === 'browser' ? "typeof window !== 'undefined'" : 'true';
  const throwing = `export function DesignersPage() {
  if (${condition}) throw new Error('The listing of this trial throws in: ${where}.');
  return <h1>Designers</h1>;
}
`;
  expect(await readFile(source, 'utf8')).toContain('export const DesignersPage');
  await writeFile(source, throwing);
  await run(process.execPath, ['platform/build/src/build-apps.ts', changed], { cwd: root });
  const published = JSON.parse(await aangan(origin, 'publish', join(changed, 'dist'), '--json'));
  await rm(changed, { recursive: true });
  return `designers@${published.release}`;
}

async function isLive(request: APIRequestContext): Promise<boolean> {
  const composition = await (await request.get('/platform/channels/production')).json();
  return (composition.canaries ?? []).length > 0;
}

interface View {
  /** Whether the visitor got the canary. */
  isCanary: boolean;
  /** What the visitor saw in the end. */
  saw: 'listing' | 'failure' | 'nothing';
}

/** How long a page may take on an overloaded machine, in milliseconds: this trial does not measure it. */
const patience = 60_000;

/** One visitor from a network of its own opens the listing. Who gets the canary opens it in Chromium. */
async function visit(browser: Browser, address: string, visitor: number): Promise<View> {
  const from = { 'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.7` };
  const answer = await fetch(address, {
    headers: { ...from, 'user-agent': 'Mozilla/5.0 (trial)' },
  });
  const html = await answer.text();
  const isCanary = /"canary":|"insteadOf":/.test(html);
  if (!isCanary) return { isCanary, saw: /<h1[^>]*>/.test(html) ? 'listing' : 'nothing' };
  const [cookie = ''] = answer.headers.getSetCookie();
  const [, id = ''] = /^aangan-visitor=([^;]+)/.exec(cookie) ?? [];
  const context = await browser.newContext({ extraHTTPHeaders: from });
  try {
    await context.addCookies([{ name: 'aangan-visitor', value: id, url: address }]);
    const page = await context.newPage();
    await page.goto(address, { timeout: patience });
    const heading = page.getByRole('heading', { level: 1 });
    const isThere = () =>
      heading.waitFor({ timeout: patience }).then(
        () => true,
        () => false,
      );
    if (!(await isThere())) return { isCanary, saw: 'nothing' };
    // Time for the browser to take the page over, to throw, and to fall back.
    await page.waitForTimeout(3_000);
    if (!(await isThere())) return { isCanary, saw: 'nothing' };
    const text = (await heading.textContent()) ?? '';
    return { isCanary, saw: /not available|could not/i.test(text) ? 'failure' : 'listing' };
  } finally {
    await context.close();
  }
}

let visitors = 0;

/** Sets the canary, and has a visitor come every second until it is ended. */
async function measure(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  { origin, release }: { origin: string; release: string },
) {
  const canary = ['--to', 'production', '--canary', String(percent), '--why', 'A trial.'];
  // The gate opens the page and refuses: what is tried comes after it.
  await aangan(origin, 'promote', release, ...canary, '--force');
  const started = performance.now();
  const visits: Promise<View>[] = [];
  const seconds = () => (performance.now() - started) / 1000;
  while ((await isLive(request)) && seconds() < maxSeconds) {
    visits.push(visit(browser, origin + paths.designers(), visitors));
    visitors += 1;
    await new Promise((wake) => setTimeout(wake, Math.max(0, 1000 * (visits.length - seconds()))));
  }
  const recovered = seconds();
  const views = await Promise.all(visits);
  const count = (is: (view: View) => boolean) => views.filter(is).length;
  return {
    seconds: recovered,
    views: views.length,
    canary: count(({ isCanary }) => isCanary),
    failure: count(({ saw }) => saw === 'failure'),
    nothing: count(({ saw }) => saw === 'nothing'),
  };
}

for (const where of ['everywhere', 'browser'] as const) {
  test(`a canary at ${percent} % that throws in: ${where}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const release = await publishThrowing(origin, where);
    const measured = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await measure({ browser, request }, { origin, release });
      measured.push(result);
      console.log(
        `${where} ${round}  ended after ${result.seconds.toFixed(0)} s  ${result.views} page views, ${result.canary} with the canary, ${result.failure} saw a failure, ${result.nothing} nothing`,
      );
    }
    const times = measured.map(({ seconds }) => seconds).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    console.log(`canary that throws in ${where}: median ${median.toFixed(0)} s (goal: under 60 s)`);
    console.log((await aangan(origin, 'errors', 'designers', '--channel', 'production')).trim());
    expect(measured.reduce((sum, { nothing, failure }) => sum + nothing + failure, 0)).toBe(0);
    expect(times.every((seconds) => seconds < maxSeconds)).toBe(true);
  });
}
