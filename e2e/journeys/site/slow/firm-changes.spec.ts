import { paths } from '@aangan/domain';
import type { APIRequestContext } from '@playwright/test';
import { stagingAt } from '../../../fixtures/ports-after.ts';
import { quiet } from '../../../fixtures/quiet.ts';
import { expect, test } from '../../../fixtures/test.ts';

const hostile =
  'Quiet rooms.</script><script>window.ran = 1</script><img src=x onerror="window.ran = 1"> "quoted" \u2028 \' --> ]]> {{7*7}} and so on.';

/** The demo architect's profile, and what changes it. */
async function ownProfile(request: APIRequestContext) {
  const signedIn = await request.post('/api/auth/login/', {
    data: { email: 'architect@aangan.test', password: 'courtyard-demo' },
  });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).access}` };
  const own = await (await request.get('/api/designers/profiles/me/', { headers })).json();
  const write = async (text: string) => {
    const data = { ...own, bio: text };
    const answer = await request.post('/api/designers/profiles/onboarding/', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return { path: paths.designer(own.id), bio: String(own.bio), write };
}

// Both change the same profile.
test.describe.configure({ mode: 'serial' });

test('a firm’s change is on its kept page at once, and within five seconds on that of another edge', async ({
  request,
  baseURL,
}) => {
  const { path, bio, write } = await ownProfile(request);
  const staging = stagingAt(baseURL, path);
  const html = async (address: string) => (await request.get(address)).text();
  const isKept = async (address: string) =>
    (await request.get(address)).headers()['server-timing']?.startsWith('cache;desc=hit');
  await expect.poll(() => isKept(path)).toBe(true);
  await expect.poll(() => isKept(staging.href)).toBe(true);
  const changed = `${bio} Changed at ${Date.now()}.`;
  await write(changed);
  expect(await html(path)).toContain(changed.slice(-24));
  await expect.poll(() => html(staging.href), { timeout: 20_000 }).toContain(changed.slice(-24));
  await write(bio);
});

test('markup in a firm’s text and in an address is text, in the page, its state and its structured data', async ({
  page,
  request,
}) => {
  const { path, bio, write } = await ownProfile(request);
  await write(hostile);
  for (const address of [
    path,
    `${path}/about`,
    `${paths.designers()}?search=${encodeURIComponent(hostile)}`,
    `${paths.vendors()}?search=${encodeURIComponent('"><svg onload="window.ran = 1">')}`,
  ]) {
    await page.goto(address);
    await quiet(page);
    expect(await page.evaluate(() => 'ran' in window), address).toBe(false);
    expect(await page.locator('img[src="x"], svg[onload]').count(), address).toBe(0);
  }
  await page.goto(path);
  await expect(page.getByText('{{7*7}} and so on.').first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of data) JSON.parse(text);
  expect(data.length).toBeGreaterThan(0);
  await write(bio);
});
