import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import { demoFirms } from '../../e2e/fixtures/demo-firms.ts';
import { quiet } from '../../e2e/fixtures/quiet.ts';
import { firmForms } from './faults/firm-forms.ts';
import { only } from './faults/try-rows.ts';
import { visitorForms } from './faults/visitor-forms.ts';

const forms = [...visitorForms, ...firmForms].filter(({ name }) => only.test(name));

/** What the fields of the form on top hold. */
const valuesIn = (page: Page) =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog[open], [role="dialog"], main')];
    const top = place.find((element) => !element.matches('main')) ?? place[0];
    return [...(top?.querySelectorAll('input, select, textarea') ?? [])]
      .filter((field) => !field.matches('[type="file"], [type="search"]'))
      .map((field) => {
        const { value, checked } = field as HTMLInputElement;
        return field.matches('[type="checkbox"], [type="radio"]') ? String(checked) : value;
      });
  });

for (const { name, account, path, fill, submit } of forms) {
  test(`${name}: without the API, what was typed is kept, and the form says so`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000);
    const firms = await demoFirms(request);
    if (account) await signedIn(page, account);
    await page.goto(await path(firms, page));
    await quiet(page);
    await fill(page);
    const typed = await valuesIn(page);
    expect(typed.filter((value) => value.length > 2).length).toBeGreaterThan(0);
    const messages = page
      .getByText(/Network error|Failed to|could not be|cannot reach|no answer came/)
      .filter({ visible: true });
    await expect(messages).toHaveCount(0);
    let refused = 0;
    await context.route('**/api/**', (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      refused += 1;
      return route.abort('connectionrefused');
    });
    const dialog = page.getByRole('dialog');
    const form = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
    await form.getByRole('button', { name: submit }).click({ timeout: 15_000 });
    await expect.poll(() => refused).toBeGreaterThan(0);
    const message = messages.first();
    await expect(message).toBeVisible({ timeout: 30_000 });
    expect(await valuesIn(page)).toEqual(typed);
    console.log(`✓ ${name}: kept ${typed.length} fields: ${await message.textContent()}`);
  });
}
