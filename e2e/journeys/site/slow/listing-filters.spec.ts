import { paths } from '@aangan/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations, violationsNow } from '../../../fixtures/accessibility.ts';
import { openRendered } from '../../../fixtures/open-rendered.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface City {
  slug: string;
  name: string;
  count: number;
}

const listings = [
  { path: paths.designers(), api: '/api/designers/profiles/', many: 'Designers' },
  { path: paths.vendors(), api: '/api/designers/vendors/', many: 'Vendors' },
];

/** The two cities with most firms. */
async function largestCities(request: APIRequestContext, api: string): Promise<[City, City]> {
  const { cities } = await (await request.get(`${api}facets/`)).json();
  return cities;
}

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const cards = (page: Page, many: string) =>
  page.getByRole('list', { name: many, exact: true }).getByRole('listitem');
const counted = ({ count }: City, many: string) =>
  `${count} ${count === 1 ? many.slice(0, -1) : many}`.toLowerCase();

for (const { path, api, many } of listings) {
  test(`${path} is narrowed by city and budget, sorted, reloaded and returned to`, async ({
    page,
    request,
  }) => {
    const [city, other] = await largestCities(request, api);
    await page.goto(path);
    await filters(page).getByLabel('City: Any city').click();
    await filters(page)
      .getByRole('checkbox', { name: `${city.name} ${city.count}` })
      .check();
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`${path}?city=${city.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${many} in ${city.name}`);
    await expect(page.getByText(counted(city, many), { exact: true })).toBeVisible();
    await expect(cards(page, many)).toHaveCount(city.count);
    expect(await violations(page)).toEqual([]);

    await filters(page).getByRole('textbox', { name: 'Your budget' }).fill('9 crore');
    await filters(page).getByRole('textbox', { name: 'Your budget' }).press('Enter');
    await expect(page).toHaveURL(`${path}?city=${city.slug}&budget=90000000`);
    await filters(page).getByLabel('Sort by').selectOption('Lowest minimum');
    const narrowed = `${path}?city=${city.slug}&budget=90000000&sort=minimum`;
    await expect(page).toHaveURL(narrowed);
    await expect(cards(page, many)).toHaveCount(city.count);
    await expect(cards(page, many).first()).toContainText(/Minimum (budget|order)/);

    await page.reload();
    await expect(filters(page).getByLabel(`City: ${city.name}`)).toBeVisible();
    await expect(filters(page).getByRole('textbox')).toHaveValue('9,00,00,000');
    await expect(filters(page).getByLabel('Sort by')).toHaveValue('minimum');
    await page.getByRole('link', { name: `Remove ${city.name}` }).click();
    await expect(page).toHaveURL(`${path}?budget=90000000&sort=minimum`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Featured ${many}`);
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await expect(cards(page, many)).toHaveCount(city.count);
    await filters(page).getByLabel(`City: ${city.name}`).click();
    await filters(page).getByRole('checkbox', { name: other.name }).check();
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(new RegExp(`city=${city.slug}&city=${other.slug}&`));
    await expect(cards(page, many)).toHaveCount(city.count + other.count);
  });
}

test('a budget below every minimum tells which filter to leave out, and leads there', async ({
  page,
  request,
}) => {
  const { results } = await (await request.get('/api/designers/profiles/?sort=minimum')).json();
  const [{ full_name: name, city }] = results;
  const slug = city.toLowerCase();
  await page.goto(paths.designers({ search: name, city: [slug], budget: '1' }));
  await expect(page.getByText('No designers found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Show 1 designer without the budget of ₹1' }).click();
  await expect(cards(page, 'Designers')).toHaveCount(1);
  await expect(page).toHaveURL(paths.designers({ search: name, city: [slug] }));
});

test('what the address has that nobody understands is told, and the list is there', async ({
  page,
}) => {
  await openRendered(page, '/vendors?city=atlantis&budget=plenty&area=moon&sort=cheapest');
  for (const sentence of [
    'There is no city “atlantis” here.',
    'The budget “plenty” was not understood',
    'There is no delivery area “moon”.',
    'The list cannot be sorted by “cheapest”.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(cards(page, 'Vendors')).toHaveCount(12);
  await expect(filters(page).getByRole('textbox')).toHaveValue('');
});

test('the listing of a city is a page of its own for search engines', async ({ page, request }) => {
  const [city] = await largestCities(request, '/api/designers/profiles/');
  await openRendered(page, paths.designers({ city: [city.slug], sort: 'newest' }));
  await expect(page).toHaveTitle(`Designers in ${city.name} · Aangan`);
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toMatch(
    new RegExp(`/designers\\?city=${city.slug}$`),
  );
  expect(await attribute('meta[name=description]', 'content')).toContain(
    `designers in ${city.name}`,
  );
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain(`/designers?city=${city.slug}`);
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain(
    `/designers?city=${city.slug}<`,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`a visitor with ${width} px narrows and sorts the vendors`, async ({ page, request }) => {
      const [city] = await largestCities(request, '/api/designers/vendors/');
      await page.setViewportSize({ width, height: 844 });
      await openRendered(page, paths.vendors());
      await filters(page)
        .getByLabel(/^City: /)
        .click();
      await filters(page)
        .getByRole('checkbox', { name: `${city.name} ${city.count}` })
        .check();
      await filters(page)
        .getByLabel(/^City: /)
        .click();
      await filters(page).getByRole('textbox').fill('1.2 crore');
      await filters(page).getByLabel('Sort by').selectOption('Newest');
      await filters(page).getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(
        /\/vendors\?city=[\w-]+&projects_in=&budget=1\.2\+crore&area=&answers=&sort=newest$/,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vendors in ${city.name}`);
      await expect(cards(page, 'Vendors')).toHaveCount(city.count);
      await page.getByRole('link', { name: 'Remove Up to ₹1,20,00,000' }).click();
      await expect(page).toHaveURL(paths.vendors({ city: [city.slug], sort: 'newest' }));
      await expect(page.getByRole('button', { name: /^Filter and sort/ })).toBeHidden();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the filters are in a sheet that keeps the focus and tells the number of results', async ({
    page,
    request,
  }) => {
    const [city] = await largestCities(request, '/api/designers/vendors/');
    await page.goto(paths.vendors());
    await expect(filters(page)).toBeHidden();
    const opener = page.getByRole('button', { name: /^Filter and sort/ });
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await opener.tap();
    await expect(sheet).toBeVisible();
    expect(await violationsNow(page)).toEqual([]);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, 'the focus stays in the sheet').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(paths.vendors());

    await opener.tap();
    await sheet.getByLabel(/^City: /).tap();
    await sheet.getByRole('checkbox', { name: `${city.name} ${city.count}` }).tap();
    await sheet.getByRole('button', { name: `Show ${city.count} vendors` }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(paths.vendors({ city: [city.slug] }));
    await expect(cards(page, 'Vendors')).toHaveCount(city.count);
    await expect(opener).toHaveText('Filter and sort (1)');
    await page.goBack();
    await expect(page).toHaveURL(paths.vendors());
    await expect(sheet).toBeHidden();
  });
});
