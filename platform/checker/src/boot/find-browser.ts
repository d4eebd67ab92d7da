import path from 'node:path';
import { isReadable } from '@aangan/render/contained-process';

/** The headless shell comes first: it needs three quarters of the full browser's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** A checker has no environment, hence no PATH. */
const folders = ['/usr/local/bin', '/usr/bin', '/bin', '/snap/bin'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to do if there is no Chromium, as a sentence. */
export const howToInstall =
  'Install it where the checker runs (Debian: apt-get install -y chromium), or name one with CHROMIUM_PATH';

/** There is no Chromium to open pages in. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

/**
 * The Chromium in which pages are opened.
 * @param named its path; by default, where systems install it
 * @throws {NoBrowser} that says what to do if there is none
 */
export function findBrowser(named?: string): string {
  if (named !== undefined) {
    if (isReadable(named)) return named;
    throw new NoBrowser(
      `CHROMIUM_PATH names ${named}, which is not there, or cannot be read. ${howToInstall}.`,
    );
  }
  const known = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macPaths,
  ];
  const found = known.find(isReadable);
  if (found) return found;
  throw new NoBrowser(`There is no Chromium to open pages in. ${howToInstall}.`);
}
