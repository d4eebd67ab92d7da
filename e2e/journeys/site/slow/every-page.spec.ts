import { paths } from '@aangan/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violations, violationsNow } from '../../../fixtures/accessibility.ts';
import { signedIn } from '../../../fixtures/accounts.ts';
import { demoFirms } from '../../../fixtures/demo-firms.ts';
import { headerOverlaps } from '../../../fixtures/overlaps.ts';
import { hardTexts, replaceTexts } from '../../../fixtures/replaced-texts.ts';
import {
  settled,
  sidewaysScroll,
  sidewaysScrollWithin,
} from '../../../fixtures/sideways-scroll.ts';
import { stickyBars, tallestBar } from '../../../fixtures/sticky-bars.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface Visit {
  path: string;
  /** Axe reads pages at both widths that are laid out in another way on wide screens. */
  isWideToo?: boolean;
  /** What opens the page's dialogs, each in turn. */
  openers?: ((page: Page) => Locator)[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const link = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const visits = (...pages: string[]): Visit[] => pages.map((path) => ({ path }));
const widerToo = (...pages: string[]): Visit[] => pages.map((path) => ({ path, isWideToo: true }));

/** Firms with every kind of content. */
interface Firms {
  designer: number;
  vendor: number;
  architect: number;
  /** Of the designer. */
  project: number;
}

async function firmsOf(request: APIRequestContext): Promise<Firms> {
  const own = await demoFirms(request);
  const profile = await (await request.get(`/api/designers/profiles/${own.designer}/`)).json();
  const projects = await request.get(`/api/designers/profiles/${own.designer}/projects/`);
  const [project] = (await projects.json()).results;
  return { ...own, architect: profile.principal_architects[0].id, project: project.id };
}

/** Every page, with the dialogs that open from it, for the visitors who see it. */
const visitors: Record<string, (firms: Firms) => Visit[]> = {
  guest: ({ designer, vendor, architect, project }) => [
    ...widerToo(paths.home(), paths.designerTeam(designer), paths.login()),
    ...visits(paths.principalArchitect(architect), paths.designerAbout(designer)),
    {
      path: paths.designers({ group: 'residential' }),
      isWideToo: true,
      openers: [button(/^Filter and sort/)],
    },
    {
      path: paths.designer(designer),
      isWideToo: true,
      openers: [link(/View larger/), button('GET IN TOUCH')],
    },
    ...visits(paths.vendors({ group: 'lighting' })),
    ...widerToo(paths.designerProject(designer, project)),
    {
      path: paths.vendor(vendor),
      isWideToo: true,
      openers: [link(/View larger|Play video/)],
    },
    ...visits(paths.vendorAbout(vendor), paths.vendorReviews(vendor)),
    ...visits(paths.boards(), paths.sharedBoard('no-such-link'), paths.compare('designer', [1])),
    ...visits(paths.about(), paths.support(), paths.terms(), paths.designerTerms()),
    ...visits(paths.vendorTerms(), paths.privacy(), paths.cookies(), '/no/such/page'),
    ...visits(paths.register(), paths.register('client'), paths.register('designer')),
    ...visits(paths.forgotPassword()),
    ...visits(paths.resetPassword('a-token'), paths.resetPassword(), paths.verifyEmail('a-token')),
  ],
  client: ({ designer, vendor }) => [
    ...visits(paths.home(), paths.designers(), paths.vendors()),
    ...visits(paths.designer(designer), paths.vendor(vendor)),
    ...widerToo(paths.profile(), paths.connectionRequests()),
    { path: paths.boards(), isWideToo: true, openers: [button('New board')] },
    { path: paths.account(), isWideToo: true, openers: [button('Delete account')] },
    { path: paths.vendorReviews(vendor), openers: [button(/^Report/)] },
  ],
  designer: ({ vendor }) => [
    ...visits(paths.home(), paths.account()),
    ...widerToo(paths.connectionRequests()),
    {
      path: paths.profile(),
      isWideToo: true,
      openers: [button('Add Principal Architect'), button(/^Edit .*Raumgestaltung/)],
    },
    ...widerToo(paths.designerBasicInfo(), paths.designerSocial(), paths.designerPreview()),
    { path: paths.portfolio(), isWideToo: true, openers: [button('Add Portfolio Item')] },
    { path: paths.vendor(vendor), openers: [button(/^(WRITE A|EDIT YOUR) REVIEW$/)] },
  ],
  vendor: () => [
    {
      path: paths.profile(),
      isWideToo: true,
      openers: [button(/^(Answer this review|Edit your answer)$/)],
    },
    ...visits(paths.home(), paths.account(), paths.connectionRequests()),
    ...visits(paths.vendorBasicInfo(), paths.vendorSocial(), paths.vendorPreview()),
    ...visits(paths.portfolio()),
  ],
  operator: () => [{ path: paths.operator(), isWideToo: true, openers: [button(/^Send back /)] }],
};

for (const [visitor, visitsOf] of Object.entries(visitors)) {
  test(`no page of the ${visitor} scrolls sideways, nor a dialog on it; bars leave room, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const opened = visitsOf(await firmsOf(request));
    if (visitor !== 'guest') await signedIn(page, visitor);
    await replaceTexts(page, hardTexts);
    for (const { path, isWideToo, openers = [] } of opened) {
      await page.goto(path);
      await settled(page);
      expect.soft(await sidewaysScroll(page), path).toEqual([]);
      expect.soft(await headerOverlaps(page), `${path}: its header`).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      if (isWideToo) expect.soft(await violations(page), `${path}, wide`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      expect.soft(await violations(page), path).toEqual([]);
      const bars = await stickyBars(page);
      expect.soft(bars.length, `${path}: its bars`).toBeGreaterThan(0);
      expect.soft(Math.max(...bars), `${path}: its bars`).toBeLessThanOrEqual(tallestBar);
      for (const opener of openers) {
        await page.setViewportSize({ width: 390, height: 900 });
        await checkDialog(page, opener(page), path);
      }
    }
  });
}

/** Opens a dialog, measures it, reads it with axe and closes it. */
async function checkDialog(page: Page, opener: Locator, path: string): Promise<void> {
  await opener.click({ timeout: 15_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.getByText(/^(Loading|Opening)/)).toHaveCount(0);
  expect.soft(await violationsNow(page), `${path}, ${opener}`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${path}, ${opener}`).toEqual([]);
  expect.soft(await sidewaysScrollWithin(page, dialog), `${path}, ${opener}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
