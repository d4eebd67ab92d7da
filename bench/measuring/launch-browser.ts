import { type Browser, chromium } from '@playwright/test';

/** Chromium without anything of its own on the network. CHROMIUM_PATH names the browser. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...more,
    ],
  });
}
