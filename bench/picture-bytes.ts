/**
 * Bytes of the pictures that a page loads when it is read to its end, with the copies that suit the screen and with the
 * whole pictures in their place.
 *
 *   node bench/picture-bytes.ts [http://localhost:3000]
 *
 * The site must be running; CHROMIUM_PATH names the browser. The job must have made the copies: until then WebP copies
 * stand in for AVIF.
 */
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const { results } = await (await fetch(`${origin}/api/designers/profiles/`)).json();
const paths = ['/designers', `/designers/${results[0].id}`];
const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const path of paths) {
  for (const { name, ...screen } of screens) {
    const copies = await bytesOf(path, screen, false);
    const whole = await bytesOf(path, screen, true);
    const share = Math.round((copies / whole) * 100);
    console.log(
      `${path} on a ${name}: ${kilobytes(copies)}; whole ${kilobytes(whole)}; ${share} %`,
    );
  }
}
await browser.close();

async function bytesOf(path: string, screen: BrowserContextOptions, isWhole: boolean) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (isWhole) {
    await page.route('**/api/media/**', (route) =>
      route.continue({ url: route.request().url().replace(/\?.*$/, '') }),
    );
  }
  let bytes = 0;
  page.on('response', async (answer) => {
    const isPicture = answer.headers()['content-type']?.startsWith('image/');
    if (isPicture && answer.url().includes('/api/media/')) {
      bytes += Number(answer.headers()['content-length'] ?? 0);
    }
  });
  await page.goto(origin + path);
  await scrollThrough(page);
  await context.close();
  return bytes;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
