import { paths } from '@aangan/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/test.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Cloudflare's element in the place of a mail address: its script would put the address back, if the page ran it. */
const hidden =
  '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="7d">[email&#160;protected]</a>';

/** Rewrites the mail addresses in the text and links of HTML as Cloudflare does, outside of what says `email_off`. */
function obfuscate(html: string, isAskedNotTo: boolean): string {
  const parts = isAskedNotTo
    ? html.split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>)/)
    : html.split(/(<script[\s\S]*?<\/script>)/);
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#7d"')
            .replace(/>[^<]+</g, (text) => text.replace(address, hidden)),
    )
    .join('');
}

/** Puts Cloudflare between the browser and the site. @returns the mail addresses that the page had and kept */
async function throughCloudflare(page: Page, { isAskedNotTo }: { isAskedNotTo: boolean }) {
  const seen = { had: 0, kept: 0, cacheControl: '' };
  await page.route(`**${paths.privacy()}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = obfuscate(html, isAskedNotTo);
    seen.cacheControl = response.headers()['cache-control'] ?? '';
    seen.had = html.match(/href="mailto:/g)?.length ?? 0;
    seen.kept = body.match(/href="mailto:/g)?.length ?? 0;
    await route.fulfill({ response, body });
  });
  return seen;
}

test.describe('a page with mail addresses', () => {
  // A page that the renderer had no time for has none yet.
  test.beforeEach(async ({ request }) => {
    const html = async () => (await request.get(paths.privacy())).text();
    await expect.poll(html).toContain('href="mailto:');
  });

  test('is left as it is by a proxy that hides them', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    const seen = await throughCloudflare(page, { isAskedNotTo: true });
    await page.goto(paths.privacy());
    expect(seen.had).toBeGreaterThan(0);
    expect(seen.kept).toBe(seen.had);
    expect(seen.cacheControl).toContain('no-transform');
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    expect(problems.filter((text) => /hydration|changed/.test(text))).toEqual([]);
  });

  test('shows them all the same where the proxy hides them, and blames no release', async ({
    page,
  }) => {
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/platform/reports') && request.method() === 'POST',
    );
    const seen = await throughCloudflare(page, { isAskedNotTo: false });
    await page.goto(paths.privacy());
    expect(seen.kept).toBeLessThan(seen.had);
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    const { reports } = (await reported).postDataJSON();
    expect(reports[0].kind).toBe('changed-by-browser');
  });
});

test('the scripts of a page are not to be changed by proxies, and can be loaded by isolated hosts', async ({
  page,
  request,
}) => {
  await page.goto(paths.home());
  const sources = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const headers = (await request.get(source)).headers();
    expect(headers['cache-control']).toContain('no-transform');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
});
