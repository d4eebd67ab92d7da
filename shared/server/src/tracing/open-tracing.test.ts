import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';

const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});
// Its API alone comes with prom-client.
const ofOpenTelemetry = () => loaded.filter((url) => /@opentelemetry\/(?!api\/)/.test(url));

test('OpenTelemetry’s SDK is loaded by a process that exports traces, and by no other', async () => {
  await import('../index.ts');
  await import('../requests/index.ts');
  const { openTracing } = await import('./index.ts');
  assert.ok(loaded.some((url) => url.endsWith('/jobs.ts')));
  assert.deepEqual(ofOpenTelemetry(), []);

  const onError = () => undefined;
  const options = { endpoint: 'http://127.0.0.1:9', sampledShare: 0, secret: 'x'.repeat(32) };
  const tracing = await openTracing({ ...options, onError });
  assert.ok(ofOpenTelemetry().length > 0);
  await tracing.close();
});
