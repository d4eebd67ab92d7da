import { expect, type Page } from '@playwright/test';
import type { Shown } from './fault-kinds.ts';

declare global {
  interface Window {
    reported: string[];
    healed?: boolean;
    sameDocument?: boolean;
    /** The heading of the page that was left: it may stand until the next page is rendered. */
    leftHeading?: Element | null;
  }
}

/** How long a visitor may wait for a page or the message, in milliseconds: this trial does not measure it. */
const patience = 25_000;

/** Keeps what the pages of this tab report, one line each. */
export async function keepReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reported = [];
    navigator.sendBeacon = (url, body) => {
      if (!String(url).endsWith('/reports')) return true;
      const { reports } = JSON.parse(String(body)) as { reports: Record<string, string>[] };
      for (const { kind, name, expose, message } of reports) {
        if (message !== undefined)
          window.reported.push(`${name} ${expose ?? ''}: ${kind} (${message})`);
      }
      return true;
    };
  });
}

/** The failures that were reported more than once, whatever they were called and of whichever remote. */
export async function reportedTwice(page: Page): Promise<string[]> {
  const reported = await page.evaluate(() => window.reported);
  const isMismatch = (line: string) => line.includes(' : hydration-mismatch');
  const about = (line: string) => line.split(':')[0];
  return reported.filter((line, index) =>
    reported
      .slice(0, index)
      .some((before) => about(before) === about(line) || (isMismatch(line) && !isMismatch(before))),
  );
}

/** Waits until scripts have the page that a server has rendered: until then, links load another document. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Goes to an address of the site without another document, as a link does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.leftHeading = document.querySelector('main h1');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** What the main part shows; the message's own text with it. */
export async function shownIn(
  page: Page,
): Promise<{ shown: Shown | 'failed' | 'loading'; heading: string }> {
  return page.evaluate(() => {
    const shown = document.querySelector('main h1');
    const isLeft = shown === window.leftHeading;
    const heading = isLeft ? '' : (shown?.textContent ?? '');
    if (/^(“.+”|This page) could not be loaded/.test(heading))
      return { shown: 'message' as const, heading };
    if (/not available right now/.test(heading)) return { shown: 'off' as const, heading };
    if (/cannot check who you are/.test(heading)) return { shown: 'unreachable' as const, heading };
    if (/went wrong|could not be|Failed to/.test(heading))
      return { shown: 'failed' as const, heading };
    const isLoading = document.querySelector('[data-loading-part]') !== null || heading === '';
    return { shown: isLoading ? ('loading' as const) : ('works' as const), heading };
  });
}

/** What is wrong with what is shown, once there was time for it; '' where it is as expected. */
export async function problemWith(page: Page, where: string, expected: Shown): Promise<string> {
  try {
    await expect
      .poll(async () => (await shownIn(page).catch(() => null))?.shown, { timeout: patience })
      .toBe(expected);
    return '';
  } catch {
    const { shown, heading } = await shownIn(page);
    return `${where}: ${shown} (${heading}) in place of ${expected}`;
  }
}
