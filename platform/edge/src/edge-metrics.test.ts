import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMetrics } from '@aangan/server/metrics';
import { edgeMetrics } from './edge-metrics.ts';
import { renderable } from './testing/a-rendered-page.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';

describe('the metrics of an edge', () => {
  test('have where pages came from, by their declared path, and why one was not rendered', async () => {
    const metrics = createMetrics('edge-production');
    let fails = true;
    const { edge } = await aRenderingEdge({
      metrics,
      render: () => {
        if (fails) return { failure: 'timeout', detail: 'of a secret page' };
        throw new Error('not asked again');
      },
    });
    await edge.inject('/designers');
    fails = false;
    await edge.inject('/designers');
    await edge.inject('/designers/../hostile"}?token=secret');

    const text = await metrics.registry.metrics();
    assert.match(
      text,
      /^aangan_edge_pages_total\{cache_state="hit",process="edge-production"\} 1$/m,
    );
    assert.match(text, /^aangan_edge_pages_total\{cache_state="miss",.*\} [1-9]$/m);
    assert.match(text, /^aangan_edge_unrendered_pages_total\{failure="timeout",.*\} [1-9]$/m);
    assert.match(text, /^aangan_edge_page_cache_bytes\{.*\} [1-9]\d+$/m);
    assert.match(text, /http_route="\/designers",http_response_status_code="200"/);
    assert.doesNotMatch(text, /hostile|secret/);
  });

  test('count the notice of a page that is switched off as no failure, and an API that is away as one', async () => {
    const metrics = createMetrics('edge');
    const on = renderable();
    const remotes = on.remotes.map((remote) => ({ ...remote, isOff: true }));
    const api = new URL('http://127.0.0.1:1');
    const { edge } = await aRenderingEdge({ composition: { ...on, remotes }, api, metrics });
    assert.equal((await edge.inject('/designers')).statusCode, 503);
    assert.equal((await edge.inject('/api/things/')).statusCode, 503);

    const text = await metrics.registry.metrics();
    const counted = [
      ...text.matchAll(
        /_count\{.*http_route="([^"]+)",http_response_status_code="503",error_type="(\d*)"/g,
      ),
    ];
    assert.deepEqual(counted.map(([, route, error]) => [route, error]).sort(), [
      ['/api/*', '503'],
      ['/designers', ''],
    ]);
  });

  test('have a bounded number of releases', async () => {
    const metrics = createMetrics('edge');
    const { unrendered } = edgeMetrics(metrics, { bytes: () => 0 });
    for (let n = 0; n < 600; n++) {
      const fallbacks = [{ remote: 'vendors', failed: `r${n}`, release: 'r' }];
      const about = { route: '/', composition: 'c', failure: 'error' as const, detail: '' };
      unrendered({ ...about, fallbacks });
    }
    const text = await metrics.registry.metrics();
    const series = text.match(/^aangan_edge_replaced_releases_total\{.*$/gm) ?? [];
    assert.equal(series.length, 501);
    assert.ok(
      series.includes(
        'aangan_edge_replaced_releases_total{remote="other",release="other",process="edge"} 100',
      ),
    );
  });
});
