import { paths } from '@aangan/domain';
import { register, registerVerified, signedIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a review is reported, and an operator hides it: it is gone and no longer counts', async ({
  page,
  request,
}) => {
  const search = await request.get('/api/designers/vendors/?page_size=48&page=1');
  const vendors: { id: number; reviews_count: number }[] = (await search.json()).results;
  const vendor = vendors.findLast(({ reviews_count }) => reviews_count === 0)?.id ?? 0;
  const author = await registerVerified(request, 'designer');
  const ratings = { rating: 3, quality_rating: 3, delivery_rating: 3 };
  const review_text = 'Call their foreman at home, the number is 12345.';
  const created = await request.post('/api/designers/vendor-reviews/', {
    headers: author.headers,
    data: {
      vendor,
      title: 'A flat',
      review_text,
      communication_rating: 3,
      value_rating: 3,
      ...ratings,
    },
  });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  const reported = await request.post(`/api/designers/vendor-reviews/${id}/report/`, {
    headers: (await register(request)).headers,
    data: { reason: 'personal-data', text: 'It is his private number.' },
  });
  expect(reported.status()).toBe(204);

  await signedIn(page, 'operator');
  await page.goto(paths.operator());
  const card = page.getByRole('article', { name: new RegExp(`^Review by ${author.name}`) });
  await expect(card).toContainText('It is his private number.');
  await card.getByRole('button', { name: /^Hide/ }).click();
  await page.getByLabel('Reason').fill('It has a private number.');
  await page.getByRole('button', { name: 'Hide review' }).click();
  await expect(page.getByText('The review is hidden')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Reported reviews/ })).toBeFocused();

  const url = `/api/designers/vendor-reviews/vendor_reviews/?vendor_id=${vendor}&page=1`;
  const { results, summary } = await (await request.get(url)).json();
  expect(results).toEqual([]);
  expect(summary.count).toBe(0);
});
