import { commandLine } from '../../../fixtures/command-line.ts';
import { anIntegrator } from '../../../fixtures/other-release.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface Result {
  answer: string;
  checked: { path: string; because: string; answer: string; seen: string[] }[];
  skipped: { path: string; because: string }[];
  journeys: { answer: string };
  guilty: { name: string; to: string }[];
}

test('a release that fails in another remote’s page only is found, and named among other changes', async ({
  request,
  baseURL,
}) => {
  const integrator = await anIntegrator(request);
  const broken = await integrator.publish({
    id: 'c0000000000000d1',
    remote: 'designers',
    before: {
      ConnectButton: 'if(/^.vendors/.test(location.pathname))throw new Error("no vendor");',
    },
  });
  // Another difference, which harms nobody.
  const link = await integrator.compose({ designers: broken, portfolio: null });
  const { code, result } = await commandLine(baseURL ?? '')(
    'check',
    '--composition',
    link,
    '--channel',
    'production',
    // What a team has of its own: it gets the link and the remotes.
    '--paths',
    '/vendors/:id',
    '--journeys',
    'test -n "$AANGAN_LINK"',
  );
  const { answer, checked, skipped, journeys, guilty } = result as Result;
  const vendor = checked.find(({ path }) => path === '/vendors/:id');
  expect([code, answer, journeys.answer]).toEqual([1, 'bad', 'good']);
  expect(vendor?.answer).toBe('bad');
  expect(vendor?.seen.join()).toContain('designers ./ConnectButton');
  expect(guilty.map(({ name, to }) => `${name}@${to}`)).toEqual([`designers@${broken}`]);
  const untouched = skipped.filter(({ because }) => because === 'the candidate cannot touch it');
  expect(untouched.map(({ path }) => path)).toContain('/login');
});
