import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPath } from '@aangan/manifest/report-limits';
import { entryOf, madeUpSite } from '../testing/made-up-site.ts';
import type { SignedInVisitor } from './boot-order.ts';
import { openCandidateEdge, origin, siteFor } from './candidate-site.ts';

test('a page of a candidate that has not started is a problem of the shell, one that has is none', async (t) => {
  const { order, files } = madeUpSite({ vendors: entryOf('vendors') });
  const edge = await openCandidateEdge(order, (sha256) => files.get(sha256) ?? Buffer.of());
  t.after(() => edge.close());
  const site = edge.site();
  const tell = async (body: string) => {
    const url = origin + startPath;
    const answer = await site.answer({ method: 'POST', url, body, headers: {} });
    assert.equal(answer?.status, 204);
    return site.reported();
  };
  assert.deepEqual(await tell('id'), []);
  assert.deepEqual(await tell('id aaaaaaaaaaaaaaaa no such engine'), [
    'not-started of shell aaaaaaaaaaaaaaaa: no such engine',
  ]);
});

test('what the pages of one browser report reaches those of no other', async (t) => {
  const { order, files } = madeUpSite({ vendors: entryOf('vendors') });
  const edge = await openCandidateEdge(order, (sha256) => files.get(sha256) ?? Buffer.of());
  t.after(() => edge.close());
  const [one, other] = [edge.site(), edge.site()];
  await one.answer({ method: 'POST', url: origin + startPath, body: 'id a failed', headers: {} });
  await other.answer({ method: 'GET', url: `${origin}/api/none`, body: '', headers: {} });
  assert.deepEqual(other.reported(), []);
  assert.equal(one.unanswered(), 0);
  assert.equal(one.reported().length, 1);
  assert.equal(other.unanswered(), 1);
});

test('a stream of events is refused, and not among the addresses that are to be asked', async (t) => {
  const { order, files } = madeUpSite({ vendors: entryOf('vendors') });
  const edge = await openCandidateEdge(order, (sha256) => files.get(sha256) ?? Buffer.of());
  t.after(() => edge.close());
  const site = siteFor(edge.site(), { answers: {} } as SignedInVisitor);
  const ask = (path: string, headers: Record<string, string>) =>
    site.answer({ method: 'GET', url: origin + path, body: '', headers, isByScript: true });
  assert.equal((await ask('/api/events/', { accept: 'text/event-stream' }))?.status, 503);
  assert.equal((await ask('/api/boards/', { accept: '*/*' }))?.status, 503);
  assert.deepEqual(site.asked(), ['/api/boards/']);
});
