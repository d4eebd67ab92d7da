import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMetrics } from './create-metrics.ts';
import { labelLimit } from './label-limit.ts';
import { observeProcess } from './process-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { type MetricSource, ownMetrics, serveMetrics } from './serve-metrics.ts';

async function scrape(sources: readonly MetricSource[], path = '/metrics') {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const served = await serveMetrics({ host: '127.0.0.1', port: 0, sources, onError });
  try {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`);
    return { status: answer.status, text: await answer.text(), errors };
  } finally {
    await served.close();
  }
}

function counted(process: string, requests: number) {
  const metrics = createMetrics(process);
  const { answered } = requestMetrics(metrics);
  const request = { method: 'GET', route: '/', status: 200, hasFailed: false, durationMs: 4 };
  for (let n = 0; n < requests; n++) answered(request);
  return metrics;
}

describe('the server of metrics', () => {
  test('serves several parts together, each in its own series under one heading', async () => {
    const api = counted('api', 2);
    const { stop } = observeProcess(api);
    const { text } = await scrape([ownMetrics(api), ownMetrics(counted('edge-production', 5))]);
    stop();

    const counts = text.match(/^http_server_request_duration_seconds_count\{.*$/gm) ?? [];
    assert.deepEqual(
      counts.map((line) => [/process="([^"]*)"/.exec(line)?.[1], line.split(' ').at(-1)]),
      [
        ['api', '2'],
        ['edge-production', '5'],
      ],
    );
    assert.equal(text.match(/# TYPE http_server_request_duration_seconds histogram/g)?.length, 1);
    assert.match(text, /^process_memory_usage_bytes\{process="api"\} [1-9]/m);
    assert.match(text, /^process_cpu_time_seconds_total\{cpu_mode="user",process="api"\} \d/m);
  });

  test('serves the other parts where one cannot be read', async () => {
    const gone: MetricSource = async () => {
      throw new Error('the renderer is gone');
    };
    const { status, text, errors } = await scrape([gone, ownMetrics(counted('api', 1))]);
    assert.equal(status, 200);
    assert.match(text, /process="api"/);
    assert.equal(errors.length, 1);
  });

  test('serves nothing else', async () => {
    assert.equal((await scrape([], '/')).status, 404);
    assert.equal((await scrape([], '/metrics/../../etc/passwd')).status, 404);
  });
});

describe('the limit of a label', () => {
  test('keeps the first values, and calls further ones other', () => {
    const limited = labelLimit(2);
    assert.deepEqual(['a', 'b', 'c', 'a', 'd'].map(limited), ['a', 'b', 'other', 'a', 'other']);
  });
});
