import type { Browser, CDPSession, Page } from '@playwright/test';
import { observePaint, type Paint } from './observe-paint.ts';

/** What one load of a page cost. */
export interface Load extends Paint {
  /** Bytes of scripts as they travelled until the page was in use. */
  scriptBytes: number;
  /** Bytes of all that travelled but pictures and videos, which differ between two loads. */
  ownBytes: number;
  /** Requests until the page was in use and nothing was on its way. */
  requests: number;
  /** Of those, how many asked the API for data. */
  apiRequests: number;
}

/** A middling phone: 150 ms a round trip, 1.6 Mbit/s, the processor four times slower. */
export const slowPhone = { latency: 150, bytesPerSecond: 200_000, slowdown: 4 };

/** Videos and rotating pictures keep a page busy for ever: what is painted first is painted by then. */
const settledMs = 5_500;

/** Touches the page as soon as it shows something. Runs in the page. */
function touchEarly(): void {
  new PerformanceObserver(() => {
    dispatchEvent(new PointerEvent('pointerdown'));
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Loads a page into an empty browser, on a slow phone.
 * @param isTouched whether the visitor touches it as soon as it shows something
 */
export async function loadPage(
  browser: Browser,
  address: URL | string,
  isTouched = false,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await slowDown(devtools);
    const travelled = recordRequests(devtools);
    await tab.addInitScript(observePaint);
    if (isTouched) await tab.addInitScript(touchEarly);
    await tab.goto(String(address));
    await tab.waitForTimeout(settledMs);
    return { ...(await paintOf(tab)), ...travelled() };
  } finally {
    await context.close();
  }
}

/** Makes a tab's processor and network those of the slow phone. */
async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: 93_750,
  });
}

async function paintOf(tab: Page): Promise<Paint> {
  const paint = await tab.evaluate(() => window.seenPaint);
  if (!paint) throw new Error(`${tab.url()} has no document that was observed.`);
  return paint;
}

function recordRequests(devtools: CDPSession) {
  const travelled = new Map<
    string,
    { isScript: boolean; isOwn: boolean; bytes: number; url: string }
  >();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || /\.js(?:\?|$)/.test(response.url);
    const isOwn = type !== 'Image' && type !== 'Media';
    travelled.set(requestId, { isScript, isOwn, bytes: 0, url: response.url });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = travelled.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const all = [...travelled.values()];
    return {
      scriptBytes: all.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0),
      ownBytes: all.reduce((sum, { isOwn, bytes }) => sum + (isOwn ? bytes : 0), 0),
      requests: all.length,
      apiRequests: all.filter(({ url }) => /\/api\/(?!media\/)/.test(url)).length,
    };
  };
}
