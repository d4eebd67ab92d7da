/**
 * The main journeys in Firefox ESR (WebDriver BiDi) and in WebKitGTK (WebDriver), from Debian's packages firefox-esr,
 * webkit2gtk-driver and xvfb. TRIAL_PORT changes the first of five ports, TRIAL_ONLY (a regular expression) selects rows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../tools/start-site.ts';
import { type FaultyProxy, startFaultyProxy } from './browsers/faulty-proxy.ts';
import { startFirefox } from './browsers/firefox.ts';
import { journeys } from './browsers/journeys.ts';
import type { StartedBrowser } from './browsers/tab.ts';
import { visitorIn } from './browsers/visitor.ts';
import { startWebKit } from './browsers/webkit.ts';

const port = Number(process.env.TRIAL_PORT ?? 4480);
const [proxyPort, driverPort] = [port + 3, port + 4];
const only = new RegExp(process.env.TRIAL_ONLY ?? '');

const browsers: Record<string, () => Promise<StartedBrowser>> = {
  Firefox: () => startFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
  WebKitGTK: () => startWebKit(driverPort),
};

export async function trial(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-trial-browsers-'));
  const stop = await startSite(String(port), join(folder, 'data'));
  const proxy = await startFaultyProxy(proxyPort, port);
  try {
    let isAll = true;
    for (const [label, start] of Object.entries(browsers)) {
      const names = Object.keys(journeys).filter((name) => only.test(`${label}: ${name}`));
      if (names.length === 0) continue;
      const browser = await start();
      let held = 0;
      for (const name of names) if (await tryJourney(browser, name, proxy)) held += 1;
      await browser.end();
      console.log(`${browser.name}: ${names.length} tried, ${held} held`);
      isAll &&= held === names.length;
    }
    return isAll;
  } finally {
    proxy.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

let count = 0;

async function tryJourney(
  browser: StartedBrowser,
  name: string,
  { breakRemote, heal }: FaultyProxy,
): Promise<boolean> {
  count += 1;
  const origin = `http://localhost:${proxyPort}`;
  const site = new URL(`http://localhost:${port}`);
  const around = { origin, site, breakRemote, heal, unique: `visitor${process.pid}x${count}` };
  const tab = await browser.openTab();
  try {
    await journeys[name]?.(visitorIn(tab, origin), around);
    console.log(`✓ ${browser.name}: ${name}`);
    return true;
  } catch (error) {
    console.log(`✗ ${browser.name}: ${name}\n    ${String(error).slice(0, 1_500)}`);
    return false;
  } finally {
    heal();
    await tab.close();
  }
}
