import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';
import { defaultBootLimits } from '../boot-order.ts';
import { type Browser, startBrowser } from '../browser.ts';
import { type CandidateEdge, openCandidateEdge, origin } from '../candidate-site.ts';
import { findBrowser } from '../find-browser.ts';
import { type KnownConduct, withoutCandidates } from '../without-candidates.ts';

const containment = { network: false, user: false, memory: false, gaps: [], command: [] };
const { order, files } = madeUpSite({ items: entryOf('items') });

describe('a page without the candidates of an order', () => {
  let browsers: [Browser, Browser];
  let edge: CandidateEdge;
  const start = () =>
    startBrowser({ path: findBrowser(process.env.CHROMIUM_PATH), containment, messageBytes: 1e8 });
  before(async () => {
    browsers = await Promise.all([start(), start()]);
    edge = await openCandidateEdge(order, (sha256) => files.get(sha256) ?? Buffer.alloc(0));
  });
  after(async () => {
    for (const browser of browsers) browser.kill();
    await edge.close();
  });

  /** What two browsers of an order get that ask for the same page at once, and how often it was opened. */
  async function askedAtOnce(whenFirstOpens?: () => void) {
    const known: KnownConduct = new Map();
    let opened = 0;
    const asked = browsers.map((browser) => {
      const site = edge.site();
      const answer: typeof site.answer = async (request) => {
        if (request.url !== `${origin}/`) return site.answer(request);
        opened += 1;
        if (opened === 1) whenFirstOpens?.();
        return site.answer(request);
      };
      const counted = { ...site, answer };
      return withoutCandidates(counted, order, defaultBootLimits, known)(browser, '/');
    });
    return { found: await Promise.allSettled(asked), opened: () => opened };
  }

  test('is opened once for all browsers of the order', async () => {
    const { found, opened } = await askedAtOnce();
    const [one, other] = found.map((each) =>
      each.status === 'fulfilled' ? each.value : undefined,
    );
    assert.deepEqual(one?.natives, []);
    assert.equal(other, one);
    assert.equal(opened(), 1);
  });

  test('is opened by the other browser where the one that opened it ends', async () => {
    const { found, opened } = await askedAtOnce(() => browsers[0].kill('a test'));
    const [one, other] = found;
    assert.equal(one?.status, 'rejected');
    assert.deepEqual(other?.status === 'fulfilled' && other.value?.natives, []);
    assert.equal(opened(), 2);
  });
});
