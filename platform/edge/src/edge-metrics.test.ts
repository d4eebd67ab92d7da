import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMetrics } from '@aangan/server/metrics';
import { edgeMetrics } from './edge-metrics.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';

describe('the metrics of an edge', () => {
  it('have where pages came from, by their declared path, and why one was not rendered', async () => {
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

  it('have a bounded number of releases', async () => {
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
