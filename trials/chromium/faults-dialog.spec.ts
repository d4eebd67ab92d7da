import { paths } from '@aangan/domain';
import { type BrowserContext, expect, test } from '@playwright/test';
import { aNewcomer } from '../../e2e/fixtures/accounts.ts';
import { fillInConnectForm } from '../../e2e/fixtures/connect-form.ts';
import { demoFirms } from '../../e2e/fixtures/demo-firms.ts';
import { begin, type Fault, faults } from './faults/fault-kinds.ts';
import { compositionOf, type Scripts, scriptsOf } from './faults/served-page.ts';
import { tryRows } from './faults/try-rows.ts';

const panel = { name: 'auth', path: '', title: '', expose: './AuthPanel' };
const newcomer = aNewcomer();
const project = 'A house around a court';

/** Those that begin on the way to the browser: the guest has the page, and the panel is loaded last. */
const onTheWay = faults.filter(({ onTheWay: take, isOffline }) => take ?? isOffline);

test('auth gone while a guest is in the connect dialog: the draft stays, and the panel comes back', async ({
  browser,
  request,
}) => {
  const { designer } = await demoFirms(request);
  const rows = onTheWay.flatMap((fault) =>
    fault.scripts.map((scripts) => ({
      text: `auth in the connect dialog, ${scripts}: ${fault.name}`,
      attempt: async () => {
        const context = await browser.newContext();
        try {
          await tryDialog(context, paths.designer(designer), fault, scripts);
          return [];
        } finally {
          await context.close();
        }
      },
    })),
  );
  const { tried, held } = await tryRows('connect dialog', rows);
  expect(held).toBe(tried);
});

/** Sends a request as a guest while the panel cannot be loaded, then tries again. */
async function tryDialog(context: BrowserContext, path: string, fault: Fault, scripts: Scripts) {
  const composition = await compositionOf(context);
  const texts = new Map<string, string>();
  for (const script of scriptsOf(composition, panel, scripts)) {
    texts.set(script, await (await context.request.get(script)).text());
  }
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // The panel may be loaded ahead while the form is filled in.
  const healFirst = fault.isOffline ? undefined : await begin(context, fault, texts);
  await page.goto(path);
  await page.getByRole('button', { name: 'GET IN TOUCH' }).click();
  const dialog = page.getByRole('dialog');
  await fillInConnectForm(page, newcomer, { project });
  const heal = healFirst ?? (await begin(context, fault, texts));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  const draft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const form = page.getByRole('group', { name: 'Create an account' });
  // Who goes offline has loaded the panel while the form was filled in.
  const shown = fault.isOffline ? form : dialog.getByText('Signing up could not be loaded here');
  await expect(shown).toBeVisible({ timeout: 30_000 });
  expect(await draft()).toContain(project);
  await heal();
  if (!fault.isOffline) await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByLabel('Email')).toHaveValue(newcomer.email, { timeout: 20_000 });
  expect(await draft()).toContain(project);
}
