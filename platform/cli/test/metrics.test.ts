import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { folderOfTests, freePorts, run, workspace } from './site.ts';

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

describe('the metrics of a running site', () => {
  it('are of every part, on a port of their own, and have all that the alert rules use', async () => {
    const port = String((await freePorts()) + 1);
    const settings = { ...(await folder.settingsFor('measured')), METRICS_PORT: port };
    const site = run(['start'], settings);
    await site.says(/Aangan is ready/);
    const origin = `http://localhost:${settings.PORT}`;
    const visit = (address: string) => fetch(`${origin}${address}`).then((answer) => answer.text());
    await visit('/designers?q=secret%22%7D');
    await visit('/designers?q=secret%22%7D');
    for (const n of [1, 2, 3]) {
      await visit(`/hostile-${n}/%22%7D`);
      await visit(`/api/hostile-${n}/`);
      await visit(`/platform/hostile-${n}`);
    }

    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    const series = seriesOf(text);
    assert.deepEqual([...series.keys()].sort(), [
      ...['all', 'api', 'edge-production', 'edge-staging', 'registry', 'renderer'],
    ]);
    assert.doesNotMatch(text, /hostile|secret/);
    assert.match(text, /http_route="\/designers".*process="edge-production"/);
    const requests = 'http_server_request_duration_seconds_count';
    for (const part of ['api', 'edge-production', 'registry', 'renderer']) {
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
    assert.equal((await fetch(`${origin}/metrics`)).status, 404);
    site.child.kill('SIGTERM');
    assert.equal((await site.exit()).code, 0);
  });
});
