import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine } from '../../e2e/fixtures/command-line.ts';
import { plainRemote } from '../../e2e/fixtures/plain-federation.ts';
import type { Journey } from './journey.ts';
import type { Visitor } from './visitor.ts';

let publishing: Promise<void> | undefined;

/** Publishes a hostile remote to staging and trusts it less, once for all browsers. */
async function publishCrooked(site: URL): Promise<void> {
  const folder = await plainRemote('crooked', 'crooked-page');
  try {
    const aangan = commandLine(site.origin);
    const named = ['--name', 'crooked', '--team', 'an agency', '--paths', '/crooked=crooked-page'];
    const where = ['--channel', 'staging', '--why', 'a trial'];
    for (const done of [
      await aangan('publish', '--plain', folder, ...named, ...where),
      await aangan('trust', 'low', 'crooked', '--why', 'a trial'),
    ]) {
      if (done.code !== 0) throw new Error(JSON.stringify(done.result));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a hostile remote gets in a frame, as it tells itself: engines differ in how they keep an opaque origin apart. */
const outcomes = [
  'read the session: refused: SecurityError',
  'read the cookies: refused: SecurityError',
  'read the page: refused: SecurityError',
  'act as the visitor: refused: TypeError',
  'change the history: refused: SecurityError',
  'tell by a peer: refused: ',
  'make a document by a style sheet: refused: ReferenceError',
  'fill the storage: refused: SecurityError',
  'fill the database: refused: SecurityError',
  'fill the cache: refused: ',
  'register a service worker: refused: ',
];

/** Its page hears of its height after it has changed. */
async function untilAsHigh({ run, runInFrame }: Visitor): Promise<void> {
  const heightOf = (element: string) => `return ${element}.getBoundingClientRect().height`;
  for (let time = 0; ; time += 1) {
    const height = await run<number>(heightOf('document.querySelector("iframe")'));
    const content = await runInFrame<number>(heightOf('document.documentElement'));
    if (Math.abs(height - content) <= 1) return;
    if (time > 50) throw new Error(`the frame has ${height} pixels for ${content}`);
    await sleep(100);
  }
}

export const frameJourneys: Record<string, Journey> = {
  'a hostile remote in its frame': async (visitor, { site }) => {
    publishing ??= publishCrooked(site);
    await publishing;
    const staging = new URL('/crooked', site);
    staging.port = String(Number(site.port) + 1);
    await visitor.open(staging.href);
    await visitor.seesInFrame('Crooked offers');
    const said = () =>
      visitor.runInFrame<string>(
        'return document.querySelector("ul").innerText.replaceAll("\\n", "; ")',
      );
    for (const outcome of outcomes) {
      await visitor.seesInFrame(outcome).catch(async () => {
        throw new Error(`not "${outcome}"; the frame says: ${await said()}`);
      });
    }
    // Firefox throws from 153 on; the others give no window.
    if (!/open a window: (?:done: null|refused: )/.test(await said())) {
      throw new Error(`a frame opens a window; it says: ${await said()}`);
    }
    await untilAsHigh(visitor);
    await visitor.pressInFrame('Flood the window of the page');
    await visitor.sees('This part of the page has stopped');
  },
};
