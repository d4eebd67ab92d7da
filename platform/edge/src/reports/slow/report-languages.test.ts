import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageElementId, type ReportingPage, reportsPath } from '@aangan/manifest';
import { renderable } from '../../testing/a-rendered-page.ts';
import { aReportRegistry, secret } from '../../testing/a-report-registry.ts';
import { anEdgeInTwoLanguages } from '../../testing/in-two-languages.ts';

/** What the registry gets of a measurement of the page at an address. */
async function measuredAt(url: string, setup: Parameters<typeof anEdgeInTwoLanguages>[0] = {}) {
  const registry = aReportRegistry();
  const { edge } = await anEdgeInTwoLanguages({
    ...setup,
    platform: registry.listener,
    reports: { secret, samplePercent: 100 },
  });
  const { body } = await edge.inject(url);
  const element = new RegExp(`id="${pageElementId}"[^>]*>([^<]*)<`).exec(body)?.[1];
  const { id: page } = JSON.parse(element ?? '{}') as ReportingPage;
  const measure = { kind: 'lcp', name: 'designers', release: 'b'.repeat(16), value: 100 };
  const reports = [{ ...measure, route: '/designers' }];
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const sent = { method: 'POST', url: reportsPath, headers } as const;
  const answer = await edge.inject({ ...sent, body: JSON.stringify({ page, reports }) });
  assert.equal(answer.statusCode, 204);
  await edge.close();
  const [measured] = registry.batches.flatMap(({ measures }) => measures);
  return [measured?.route, measured?.language];
}

test('a measurement is of its route, with the language that the page was served in', async () => {
  assert.deepEqual(await measuredAt('/hi/designers'), ['/designers', 'hi']);
  assert.deepEqual(await measuredAt('/designers'), ['/designers', 'en']);
  const ofOneLanguage = { composition: renderable() };
  assert.deepEqual(await measuredAt('/designers', ofOneLanguage), ['/designers', undefined]);
});
