import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** How much of a page's scripts runs until the page is in use. */
export interface Coverage {
  /** Bytes of all scripts, compressed with brotli. */
  bytes: number;
  /** Of those, the share that never ran, by the length of its text. */
  unused: number;
  /** Each script with the share of it that never ran, the largest first. */
  scripts: { path: string; bytes: number; unused: number }[];
}

/** Milliseconds that a page has to become used and quiet, at full speed. */
const quietMs = 2_000;

/** Loads a page at full speed and measures which parts of its scripts run. */
export async function scriptCoverage(browser: Browser, address: URL): Promise<Coverage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const tab = await context.newPage();
    await tab.coverage.startJSCoverage({ resetOnNavigation: false });
    await tab.goto(address.href);
    await tab.waitForTimeout(quietMs);
    const entries = await tab.coverage.stopJSCoverage();
    const scripts = entries
      .filter(({ url, source }) => new URL(url).pathname.endsWith('.js') && source)
      .map(({ url, source = '', functions }) => ({
        path: new URL(url).pathname,
        bytes: brotliCompressSync(source).length,
        unused: 1 - usedLength(source.length, functions) / source.length,
      }))
      .sort((a, b) => b.bytes - a.bytes);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    const unused = scripts.reduce((sum, script) => sum + script.bytes * script.unused, 0);
    return { bytes, unused: unused / bytes, scripts };
  } finally {
    await context.close();
  }
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** Characters that ran: an inner range counts in place of the one around it. */
function usedLength(length: number, functions: readonly { ranges: readonly Range[] }[]): number {
  const used = new Uint8Array(length).fill(1);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) {
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return used.reduce((sum, one) => sum + one, 0);
}
