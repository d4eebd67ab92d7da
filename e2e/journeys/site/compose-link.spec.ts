import { paths } from '@aangan/domain';
import { violations } from '../../fixtures/accessibility.ts';
import { commandLine } from '../../fixtures/command-line.ts';
import { anIntegrator } from '../../fixtures/other-release.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { expect, test } from '../../fixtures/test.ts';

// Both use one release: publishing one takes longer than opening it.
test.describe.configure({ mode: 'serial' });
const composed = 'c0000000000000c1';

test('a compose link shows releases that no channel serves, on every page, until the visitor leaves', async ({
  page,
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const release = await integrator.publish({ id: composed, browser: '"Composed"' });
  const link = await integrator.compose(release);
  const title = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('complementary', { name: 'Composed page' });

  const opened = new URL(link);
  opened.pathname = paths.login();
  await page.goto(opened.href);
  await expect(title).toHaveText('Composed');
  expect(page.url()).not.toContain('compose');
  await expect(banner).toContainText('1 release differs from production');
  await banner.getByText('1 release differs').click();
  await expect(banner.getByRole('listitem').first()).toContainText(`auth 1.0.0+${release}`);
  // The page’s first link, which skips its header, comes after the banner: axe wants it before.
  expect(await violations(page, '#aangan-composed')).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);

  await page.goto(new URL(paths.designers(), opened).href);
  await expect(banner).toBeVisible();
  await page.goto(new URL(paths.login(), baseURL).href);
  await expect(title).toHaveText('Sign in');
  await expect(banner).toHaveCount(0);

  await page.goto(new URL(paths.login(), opened).href);
  await expect(title).toHaveText('Composed');
  await banner.getByRole('link', { name: 'Leave' }).click();
  await page.goto(new URL(paths.login(), opened).href);
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('Composed');
  await expect(banner).toHaveCount(0);

  const forged = await page.goto(`${link}x`);
  expect(forged?.status()).toBe(400);
  await expect(title).toHaveText('This link cannot be opened');
});

interface Result {
  passed: boolean;
  checked: { path: string; because: string; problems: string[] }[];
  skipped: { path: string; because: string }[];
  journeys: { passed: boolean };
  guilty: { name: string; to: string }[];
}

test('a release that fails in another remote’s page only is found, and named among others', async ({
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const broken = await integrator.publish({
    ...{ id: 'c0000000000000d1', remote: 'designers' },
    before: {
      ConnectButton: 'if(/^.vendors/.test(location.pathname))throw new Error("no vendor");',
    },
  });
  const { code, result } = await commandLine(baseURL ?? '')(
    ...['check', '--channel', 'production'],
    ...['--composition', `designers@${broken}`, `auth@${composed}`],
    // What a team has of its own: it gets the link and the remotes.
    ...['--paths', '/vendors/:id', '--journeys', 'test -n "$AANGAN_LINK"'],
  );
  const { passed, checked, skipped, journeys, guilty } = result as Result;
  const problemsOf = (path: string) => checked.find((page) => page.path === path)?.problems;
  expect([code, passed, journeys.passed]).toEqual([1, false, true]);
  expect(problemsOf('/vendors/:id')?.join()).toContain('designers ./ConnectButton');
  expect(guilty.map(({ name, to }) => `${name}@${to}`)).toEqual([`designers@${broken}`]);
  const untouched = skipped.filter(({ because }) => because === 'the candidate cannot touch it');
  expect(untouched.map(({ path }) => path)).toContain('/portfolio');
});
