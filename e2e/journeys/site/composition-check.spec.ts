import { commandLine } from '../../fixtures/command-line.ts';
import { anIntegrator } from '../../fixtures/other-release.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Result {
  passed: boolean;
  checked: { path: string; because: string; problems: string[] }[];
  skipped: { path: string; because: string }[];
  journeys: { passed: boolean };
  guilty: { name: string; to: string }[];
}

test('a release that fails in another remote’s page only is found, and named among other changes', async ({
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
  // Another difference, which harms nobody.
  const link = await integrator.compose({ designers: broken, portfolio: null });
  const { code, result } = await commandLine(baseURL ?? '')(
    ...['check', '--composition', link, '--channel', 'production'],
    // What a team has of its own: it gets the link and the remotes.
    ...['--paths', '/vendors/:id', '--journeys', 'test -n "$AANGAN_LINK"'],
  );
  const { passed, checked, skipped, journeys, guilty } = result as Result;
  const problemsOf = (path: string) => checked.find((page) => page.path === path)?.problems;
  expect([code, passed, journeys.passed]).toEqual([1, false, true]);
  expect(problemsOf('/vendors/:id')?.join()).toContain('designers ./ConnectButton');
  expect(guilty.map(({ name, to }) => `${name}@${to}`)).toEqual([`designers@${broken}`]);
  const untouched = skipped.filter(({ because }) => because === 'the candidate cannot touch it');
  expect(untouched.map(({ path }) => path)).toContain('/login');
});
