import { paths } from '@aangan/domain';
import { test as base, expect, type LaunchOptions } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { demoFirms } from '../../e2e/fixtures/demo-firms.ts';
import { countTimers, type Held, heldBy, mountAgain } from './leaks/mounted-again.ts';

const rounds = Number(process.env.ROUNDS ?? 50);
/** Of the pages: those whose address it matches. */
const only = new RegExp(process.env.TRIAL_ONLY ?? '');
/** Rounds before anything is counted: caches fill, and functions are compiled. */
const warmUp = 10;
/** What the heap may grow by in a round, in kB: it is never measured the same twice. */
const heapPerRound = 8;

/**
 * V8 compiles functions again and again while pages are visited, in /portfolio 11 kB a visit for the first hundred: what
 * it made of them would count as the page's.
 */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'],
      }),
    { scope: 'worker' },
  ],
});

interface Firms {
  designer: number;
  vendor: number;
  architect: number;
}

/** Every page, for the visitors who see it. */
const visitors: Record<string, (firms: Firms) => string[]> = {
  guest: ({ designer, vendor, architect }) => [
    paths.home(),
    paths.designers(),
    paths.designer(designer),
    paths.designerAbout(designer),
    paths.designerTeam(designer),
    paths.principalArchitect(architect),
    paths.vendors(),
    paths.vendor(vendor),
    paths.vendorAbout(vendor),
    paths.login(),
    paths.register(),
    paths.forgotPassword(),
    paths.resetPassword('a-token'),
    paths.verifyEmail('a-token'),
    paths.about(),
    paths.support(),
    paths.terms(),
    paths.designerTerms(),
    paths.vendorTerms(),
    paths.privacy(),
    '/no/such/page',
  ],
  client: () => [paths.profile(), paths.connectionRequests(), paths.account()],
  designer: () => [
    paths.home(),
    paths.profile(),
    paths.connectionRequests(),
    paths.portfolio(),
    paths.designerBasicInfo(),
    paths.designerSocial(),
    paths.designerPreview(),
  ],
  vendor: () => [
    paths.profile(),
    paths.connectionRequests(),
    paths.portfolio(),
    paths.vendorBasicInfo(),
    paths.vendorSocial(),
    paths.vendorPreview(),
  ],
  operator: () => [paths.operator()],
};

for (const [visitor, pathsOf] of Object.entries(visitors)) {
  test(`no page of the ${visitor} leaves anything behind, mounted ${rounds} times`, async ({
    browser,
    request,
  }) => {
    const own = await demoFirms(request);
    const profile = await (await request.get(`/api/designers/profiles/${own.designer}/`)).json();
    const firms = { ...own, architect: profile.principal_architects[0].id };
    let [tried, held] = [0, 0];
    for (const path of pathsOf(firms).filter((one) => only.test(one))) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (visitor !== 'guest') await signedIn(page, visitor);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Performance.enable');
      await countTimers(page);
      await page.goto(paths.cookies());
      const mount = (times: number) =>
        mountAgain(page, { path, between: paths.cookies(), rounds: times });
      let text: string;
      try {
        await mount(warmUp);
        const before = await heldBy(page, devTools);
        await mount(rounds / 2);
        const middle = await heldBy(page, devTools);
        await mount(rounds / 2);
        const after = await heldBy(page, devTools);
        text = described(before, after);
        if (isFlat(before, middle, after)) held += 1;
        else text = `✗ ${text}`;
      } catch (error) {
        text = `✗ ${String(error).slice(0, 200)}`;
      }
      tried += 1;
      console.log(`${text.startsWith('✗') ? '' : '✓ '}${text}  ${visitor} ${path}`);
      await context.close();
    }
    console.log(`${visitor}: ${tried} tried, ${held} held`);
    expect(held).toBe(tried);
  });
}

/**
 * Whether nothing grows in both halves: React keeps the page that was left last, and styles of a state that was not seen
 * before are added once. A leak is one in each round.
 */
function isFlat(before: Held, middle: Held, after: Held): boolean {
  return (Object.keys(after) as (keyof Held)[]).every((name) => {
    const growth = Math.min(middle[name] - before[name], after[name] - middle[name]);
    const perRound = name === 'heapKilobytes' ? heapPerRound : 0.5;
    return growth <= (perRound * rounds) / 2;
  });
}

const described = (before: Held, after: Held) =>
  Object.entries(after)
    .map(([name, value]) => {
      const growth = value - before[name as keyof Held];
      return `${name} ${value} (${growth > 0 ? '+' : ''}${growth})`;
    })
    .join(', ');
