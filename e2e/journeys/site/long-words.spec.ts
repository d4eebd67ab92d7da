import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { signedIn } from '../../fixtures/accounts.ts';
import { type HardTexts, replaceTexts } from '../../fixtures/replaced-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

const word = 'Raumgestaltungsmanufakturgenossenschaft'.repeat(3).slice(0, 96);
const devanagari = 'अंतर्राष्ट्रीयवास्तुकला'.repeat(4);

/** Both scripts in every text: whichever word is wider must fit. */
const hard: HardTexts = {
  short: `${word} ${devanagari}`,
  long: `See https://studio.example/${word.toLowerCase()}${word.toLowerCase()} first. ${word} ${devanagari} हम शांत घर बनाते हैं। ${devanagari} ${word}`,
  email: `${word.slice(0, 64).toLowerCase()}@${word.slice(0, 60).toLowerCase()}.example.in`,
};

const widths = [320, 390, 1440];

/** The elements that stick out of the window, at the widths where the page scrolls sideways. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const culprits = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return beyond
        .filter((element) => ![...element.children].some((child) => beyond.includes(child)))
        .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
    });
    found.push(...culprits.slice(0, 6).map((culprit) => `${width} px: ${culprit.slice(0, 120)}`));
  }
  return found;
}

/** The page has its content: no skeleton, no spinner, a heading. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function tokenOf(request: APIRequestContext, account: string): Promise<string> {
  const answer = await request.post('/api/auth/login/', {
    data: { email: `${account}@aangan.test`, password: 'courtyard-demo' },
  });
  return (await answer.json()).access;
}

/** The public pages, those of firms for the demo accounts' own, which have every kind of content. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const own = async (account: string, kind: string) => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
    const me = await request.get(`/api/designers/${kind}/me/`, { headers });
    return (await me.json()).id;
  };
  const designer = await own('designer', 'profiles');
  const vendor = await own('vendor', 'vendors');
  const profile = await (await request.get(`/api/designers/profiles/${designer}/`)).json();
  const [architect] = profile.principal_architects;
  return [
    paths.home(),
    paths.designers({ group: 'residential' }),
    paths.designer(designer),
    paths.designerAbout(designer),
    paths.designerTeam(designer),
    paths.principalArchitect(architect.id),
    paths.vendors({ group: 'lighting' }),
    paths.vendor(vendor),
    paths.vendorAbout(vendor),
    paths.vendorReviews(vendor),
    paths.about(),
    paths.support(),
    paths.terms(),
    paths.cookies(),
    paths.login(),
    paths.register('client'),
    paths.verifyEmail('a-token'),
  ];
}

const signedInPages = {
  client: [paths.home(), paths.profile(), paths.connectionRequests()],
  designer: [
    paths.home(),
    paths.profile(),
    paths.account(),
    paths.connectionRequests(),
    paths.designerBasicInfo(),
    paths.designerSocial(),
    paths.designerPreview(),
    paths.portfolio(),
  ],
  vendor: [
    paths.profile(),
    paths.connectionRequests(),
    paths.vendorBasicInfo(),
    paths.vendorSocial(),
    paths.vendorPreview(),
    paths.portfolio(),
  ],
  operator: [paths.operator()],
};

test('no public page scrolls sideways', async ({ page, request }) => {
  test.setTimeout(300_000);
  const pages = await publicPages(request);
  await replaceTexts(page, hard);
  for (const path of pages) {
    await page.goto(path);
    await settled(page);
    expect.soft(await sidewaysScroll(page), path).toEqual([]);
  }
});

test('no form of a firm’s page scrolls sideways', async ({ page, request }) => {
  const designer = (await publicPages(request)).find((path) => /^\/designers\/\d+$/.test(path));
  await replaceTexts(page, hard);
  await page.goto(String(designer));
  await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Budget')).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await dialog.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((part) => getComputedStyle(part).overflowX === 'auto')
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(wider, `${width} px`).toEqual([]);
  }
});

for (const [account, pages] of Object.entries(signedInPages)) {
  test(`no page of the ${account} scrolls sideways`, async ({ page }) => {
    await signedIn(page, account);
    await replaceTexts(page, hard);
    for (const path of pages) {
      await page.goto(path);
      await settled(page);
      expect.soft(await sidewaysScroll(page), path).toEqual([]);
    }
  });
}
