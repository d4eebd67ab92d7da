import { paths } from '@aangan/domain';
import type { APIRequestContext, Locator } from '@playwright/test';
import { violations, violationsNow } from '../../fixtures/accessibility.ts';
import { aNewcomer, signedIn, verifyFirm } from '../../fixtures/accounts.ts';
import { connectForm, fillInConnectForm } from '../../fixtures/connect-form.ts';
import { sendAndSignUp, sent } from '../../fixtures/connecting.ts';
import { designerWithProfile } from '../../fixtures/own-portfolio.ts';
import { pictureFile } from '../../fixtures/picture-file.ts';
import { expect, test } from '../../fixtures/test.ts';

async function addPicture(request: APIRequestContext, headers: object, title: string) {
  const { name, mimeType, buffer } = pictureFile(`${title}.png`);
  const added = await request.post('/api/designers/portfolio/', {
    headers: { ...headers },
    multipart: {
      title,
      description: 'Teak, lime plaster and a long veranda.',
      category: 'residential',
      media_type: 'IMAGE',
      images: { name, mimeType, buffer },
    },
  });
  expect(added.status(), await added.text()).toBe(201);
}

/** Drags a picture of the portfolio on to one that the project has. */
async function dragOnTo(form: Locator, title: string, place: string): Promise<void> {
  const { mouse } = form.page();
  const dragged = await form.getByRole('img', { name: title }).boundingBox();
  const row = await form.getByRole('group', { name: place }).boundingBox();
  await mouse.move((dragged?.x ?? 0) + 30, (dragged?.y ?? 0) + 30);
  await mouse.down();
  await mouse.move((row?.x ?? 0) + 40, (row?.y ?? 0) + 60, { steps: 8 });
  await mouse.up();
}

test('a designer makes a project of a room before and after, and a guest writes about it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const designer = await designerWithProfile(request);
  await verifyFirm(request, 'designers', designer.id);
  await addPicture(request, designer.headers, 'The dark salon');
  await addPicture(request, designer.headers, 'The light salon');
  await addPicture(request, designer.headers, 'The hall');

  await signedIn(page, designer);
  await page.goto(paths.portfolio());
  await page.getByRole('button', { name: 'Choose for a project' }).click();
  await page.getByRole('checkbox', { name: 'Choose The dark salon' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New project' }).click();
  const form = page.getByRole('dialog', { name: 'New project' });
  await dragOnTo(form, 'The light salon', 'The dark salon');
  await expect(form.getByRole('group').last()).toHaveAccessibleName('The light salon');
  await dragOnTo(form, 'The hall', 'The dark salon');
  await expect(form.getByRole('group').first()).toHaveAccessibleName('The hall');
  await form.getByRole('button', { name: 'Take out The hall' }).click();
  for (const [title, shows] of [
    ['The dark salon', 'Before'],
    ['The light salon', 'After'],
  ] as const) {
    const row = form.getByRole('group', { name: title });
    await row.getByLabel('Room').selectOption('Living room');
    await row.getByLabel('Before or after').selectOption(shows);
  }
  await form.getByLabel('Title').fill('House of the long veranda');
  await form.getByLabel('Category').selectOption('Residential');
  await form.getByLabel(/^City/).fill('Jaipur');
  await form.getByLabel(/^Area/).fill('2400');
  await form.getByLabel(/^The story/).fill('They asked for light.');
  expect(await violationsNow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('heading', { name: 'House of the long veranda' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(paths.designer(designer.id));
  const projects = guest.getByRole('region', { name: 'Projects' });
  await projects.getByRole('link', { name: 'House of the long veranda' }).click();
  await expect(guest).toHaveURL(/\/projects\/\d+$/);
  await expect(guest.getByText('2,400 sq ft')).toBeVisible();
  await expect(guest.getByText('They asked for light.')).toBeVisible();
  const room = guest.getByRole('region', { name: 'Living room' });
  const slider = room.getByRole('slider', { name: 'Before and after: Living room' });
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '49% of the picture before');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% of the picture before');
  expect(await violations(guest)).toEqual([]);

  const newcomer = aNewcomer();
  await guest.getByRole('button', { name: 'Get in touch about this project' }).click();
  await expect(connectForm(guest)).toContainText('About the project House of the long veranda');
  await fillInConnectForm(guest, newcomer);
  await sendAndSignUp(guest, newcomer);
  await expect(sent(guest)).toBeVisible();

  await page.goto(paths.connectionRequests());
  const card = page.getByRole('listitem').filter({ hasText: newcomer.email });
  await card.getByRole('link', { name: 'House of the long veranda' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
});
