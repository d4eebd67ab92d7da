import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPath } from '@aangan/manifest/report-limits';
import { entryOf, madeUpSite } from '../testing/made-up-site.ts';
import { openCandidateSite, origin } from './candidate-site.ts';

test('a page of a candidate that has not started is a problem of the shell, one that has is none', async (t) => {
  const { order, files } = madeUpSite({ vendors: entryOf('vendors') });
  const site = await openCandidateSite(order, (sha256) => files.get(sha256) ?? Buffer.of());
  t.after(() => site.close());
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
