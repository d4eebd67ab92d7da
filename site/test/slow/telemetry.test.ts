import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '@aangan/server/testing';
import { type CommandProcess, folderOfTests, freePorts, run, workspace } from '../site.ts';

const folder = folderOfTests();

/** The names of metrics that the rules of a file use. */
async function metricsOfRules(file: string): Promise<string[]> {
  const text = await readFile(path.join(workspace, file), 'utf8');
  const expressions = [...text.matchAll(/^ +expr: (.*)$/gm)].map(
    ([, expression = '']) => expression,
  );
  assert.equal(expressions.length, text.match(/- alert:/g)?.length);
  const names = expressions.flatMap((expression) => {
    const bare = expression
      .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replace(/\b(?:by|on|without|ignoring) \([^)]*\)/g, '');
    const words = [...bare.matchAll(/[a-zA-Z_][\w:]*(?!\w)(?!\s*\()/g)].map(([word]) => word);
    const metrics = words.filter(
      (word) => !['and', 'or', 'unless', 'e9', 'sum', 'max'].includes(word),
    );
    assert.ok(metrics.length > 0, expression);
    return metrics;
  });
  return [...new Set(names)];
}

/** Label `process` → the names of its series. */
function seriesOf(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)\{(.*)\} \S+$/gm)) {
    const part = /(?:^|,)process="([^"]*)"/.exec(labels)?.[1] ?? '';
    found.set(part, (found.get(part) ?? new Set()).add(name));
  }
  return found;
}

const EDGE_SECRET = 'the secret of all processes of a site';

/** Where the site is, and where its metrics are. */
const at = { origin: '', console: '', metrics: '' };
let site: CommandProcess;
let collector: TraceReceiver;

const visit = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${at.origin}${address}`, { headers }).then((answer) => answer.text());

/** How many pages were asked for. */
let asked = 0;

/** A page that the renderer made in time: on a busy machine some are sent without. */
async function renderedPage(
  headers: Record<string, string> = {},
  origin = at.origin,
): Promise<string> {
  for (;;) {
    asked += 1;
    // Edges share answers of the API between pages for half a minute: each page asks for a list of its own.
    const address = `${origin}/designers?email=asha@example.com&search=try${asked}`;
    const answer = await fetch(address, { headers });
    const html = await answer.text();
    const isRendered = /miss, render;/.test(answer.headers.get('server-timing') ?? '');
    if (isRendered) return html;
    await sleep(100);
  }
}

describe('the metrics of a running site', () => {
  before(async () => {
    collector = await startTraceReceiver();
    const port = String((await freePorts()) + 1);
    const settings = await folder.settingsFor('observed');
    Object.assign(at, {
      origin: `http://localhost:${settings.PORT}`,
      console: `http://localhost:${Number(settings.PORT) + 2}`,
      metrics: `http://127.0.0.1:${port}/metrics`,
    });
    site = run(['start'], {
      ...settings,
      METRICS_PORT: port,
      LOG_LEVEL: 'info',
      EDGE_SECRET,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
    });
    await site.says(/Aangan is ready/);
  });

  test('are of every part, on a port of their own, and have all that the alert rules use', async () => {
    await visit('/designers?q=secret%22%7D');
    await visit('/designers?q=secret%22%7D');
    for (const n of [1, 2, 3]) {
      await visit(`/hostile-${n}/%22%7D`);
      await visit(`/api/hostile-${n}/`);
      await visit(`/platform/hostile-${n}`);
    }

    assert.match(
      String((await fetch(`${at.console}/health`)).headers.get('x-request-id')),
      /^[0-9a-f-]{36}$/,
    );
    await renderedPage();
    const text = await fetch(at.metrics).then((answer) => answer.text());
    const series = seriesOf(text);
    assert.deepEqual([...series.keys()].sort(), [
      'all',
      'api',
      'console',
      'edge-production',
      'edge-staging',
      'registry',
      'renderer',
    ]);
    assert.doesNotMatch(text, /hostile|secret/);
    assert.match(text, /http_route="\/designers".*process="edge-production"/);
    const requests = 'http_server_request_duration_seconds_count';
    for (const part of ['api', 'console', 'edge-production', 'registry', 'renderer']) {
      assert.ok(series.get(part)?.has(requests), part);
    }
    for (const part of ['api', 'registry']) {
      assert.ok(series.get(part)?.has('db_client_operation_duration_seconds_count'), part);
    }
    assert.match(text, /^aangan_renderer_pages_total\{process="renderer"\} [1-9]/m);

    const declared = new Set(
      text.match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)),
    );
    for (const name of await metricsOfRules('ops/alerts.yml')) {
      const family = name.replace(/_(?:bucket|count|sum)$/, '');
      assert.ok(declared.has(name) || declared.has(family), `${name} is not among the metrics`);
    }
    assert.equal((await fetch(`${at.origin}/metrics`)).status, 404);
  });
});

/** What a page's requests carry, as the edge wrote it into the page. */
function traceOf(html: string) {
  const [, text = ''] = /id="aangan-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const [traceparent = '', tracestate = ''] = String(JSON.parse(text).trace).split(' ');
  const [, traceId = '', spanId = ''] = traceparent.split('-');
  return { headers: { traceparent, tracestate }, traceId, spanId };
}

/** The spans of a trace, each as its part and name below those above it. */
function describeTrace(traceId: string): string[] {
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const pathOf = (span: ReceivedSpan): string => {
    const above = byId.get(span.parentSpanId ?? '');
    const own = `${span.service.replace('aangan-', '')} ${span.name}`;
    return above ? `${pathOf(above)} > ${own}` : own;
  };
  return spans.map(pathOf);
}

/** An edge and a renderer in processes of their own, in front of the API and registry of the site. */
async function startOtherParts() {
  const metricsPort = await freePorts();
  const port = String(await freePorts());
  const shared = {
    EDGE_SECRET,
    HOST: '127.0.0.1',
    DATA_DIR: `${folder.path}/other`,
    LOG_LEVEL: 'warn',
    RENDERER_URL: `unix:${folder.path}/renderer.sock`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
  };
  const urls = { API_URL: at.origin, REGISTRY_URL: at.origin };
  const metricsPorts = [metricsPort, metricsPort + 1].map(String);
  const [ofEdge = '', ofRenderer = ''] = metricsPorts;
  const renderer = run(['start', 'renderer'], { ...shared, METRICS_PORT: ofRenderer });
  const edge = run(['start', 'edge'], { ...shared, ...urls, PORT: port, METRICS_PORT: ofEdge });
  await Promise.all([renderer.says(/renderer is ready/), edge.says(/channel is ready/)]);
  return {
    origin: `http://127.0.0.1:${port}`,
    metricsPorts,
    stop: async () => {
      for (const { child, exit } of [edge, renderer]) {
        child.kill('SIGTERM');
        assert.equal((await exit()).code, 0);
      }
    },
  };
}

const ofPage = 'edge-production GET /designers';
const ofList = 'api GET /api/designers/profiles/';
const ofArchitects = 'api GET /api/designers/principal-architects/';

describe('the traces of a running site', () => {
  after(() => collector.close());

  test('have a page view as one trace, from the edge through renderer and API to the statement', async () => {
    const hostile = '00-11111111111111111111111111111111-2222222222222222-01';
    const page = traceOf(await renderedPage({ traceparent: hostile }));
    // As the page's API client asks.
    await visit('/api/designers/principal-architects/', page.headers);
    const expected = [
      ofPage,
      `${ofPage} > edge-production POST /render > renderer POST /render > renderer render`,
      `${ofPage} > ${ofList}`,
      `${ofPage} > ${ofList} > api SELECT`,
      `${ofPage} > ${ofArchitects}`,
    ];
    const missing = () => {
      const described = describeTrace(page.traceId);
      return expected.filter((one) => !described.includes(one));
    };
    await collector.until(() => missing().length === 0);
    assert.deepEqual(missing(), [], describeTrace(page.traceId).join('\n'));
    const roots = collector.spans.filter(
      ({ traceId, parentSpanId }) => traceId === page.traceId && !parentSpanId,
    );
    assert.deepEqual(
      roots.map(({ spanId }) => spanId),
      [page.spanId],
    );
    assert.ok(site.said().includes(`"traceId":"${page.traceId}"`), 'the log has its id');
  });

  test('say nothing of persons, addresses and values, and take no visitor’s word', () => {
    const names = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    const known =
      /^(?:http\.(?:request\.method|route|response\.status_code)|db\.(?:system\.name|operation\.name|query\.text)|error\.type|aangan\.(?:request\.id|job\.task|composition\.id|remote\.(?:name|expose)|page\.cpu_ms))$/;
    assert.deepEqual(
      [...names].filter((name) => !known.test(name)),
      [],
    );
    const text = JSON.stringify(collector.spans);
    assert.doesNotMatch(text, /asha|1111111111111111|\?page=|hostile/);
    const statements = collector.spans.flatMap(({ attributes }) => [
      ...[attributes['db.query.text'] ?? []].flat(),
    ]);
    assert.ok(statements.some((statement) => /\$1/.test(String(statement))));
    assert.ok(
      collector.headers.every(({ authorization }) => authorization === 'Bearer of the collector'),
    );
  });

  test('go through processes, each of which has metrics of its own', async () => {
    const parts = await startOtherParts();
    const page = traceOf(await renderedPage({}, parts.origin));
    const texts = await Promise.all(
      parts.metricsPorts.map((port) => fetch(`http://127.0.0.1:${port}/metrics`)),
    ).then((answers) => Promise.all(answers.map((answer) => answer.text())));
    await parts.stop();
    const expected = [
      `${ofPage} > edge-production POST /render > renderer POST /render > renderer render`,
      `${ofPage} > ${ofList} > api SELECT`,
    ];
    const missing = () => {
      const described = describeTrace(page.traceId);
      return expected.filter((one) => !described.includes(one));
    };
    await collector.until(() => missing().length === 0);
    assert.deepEqual(missing(), [], describeTrace(page.traceId).join('\n'));
    assert.deepEqual(
      texts.map((text) => [...seriesOf(text).keys()]),
      [['edge-production'], ['renderer']],
    );
  });

  test('have what was answered before a SIGTERM', async () => {
    const { traceId } = traceOf(await visit('/designers'));
    site.child.kill('SIGTERM');
    assert.equal((await site.exit()).code, 0);
    assert.ok(describeTrace(traceId).includes(ofPage));
  });
});
