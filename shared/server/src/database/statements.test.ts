import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createLogger } from '../create-logger.ts';
import { addJob, prepareJobs } from '../jobs/jobs.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { observePool, statementMetrics } from '../metrics/database-metrics.ts';
import { observeJobs } from '../metrics/job-metrics.ts';
import { inRequest } from '../requests/current-request.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { logSlowStatements } from './slow-statements.ts';

const lines: string[] = [];
const metrics = createMetrics('api');
let testDatabase: TestDatabase<unknown>;
let database: Database<unknown>;

before(async () => {
  testDatabase = await startTestDatabase({ schema: 'public', jobs: true });
  const write = (line: string) => void lines.push(line);
  const logger = createLogger({ name: 'test', level: 'info' }, { write });
  database = createDatabase({
    connection: testDatabase.connection,
    applicationName: 'test',
    max: 3,
    observers: [logSlowStatements(logger, 200), statementMetrics(metrics)],
  });
  observePool(metrics, database.pool);
  observeJobs(metrics, database.pool);
});
after(async () => {
  await database.close();
  await testDatabase.stop();
});

describe('statements', () => {
  test('that are slow are logged with their text, duration, route and request, without values', async () => {
    const context = {
      id: 'request-7',
      route: '/api/things/:id/',
      isUnattended: false,
      forward: {},
    };
    await inRequest(context, async () => {
      await sql`select pg_sleep(${0.3}), ${'a value'}::text as secret`.execute(database.kysely);
    });

    assert.equal(lines.length, 1);
    const { msg, statement, durationMs, route, requestId } = JSON.parse(lines[0] ?? '');
    assert.deepEqual(
      { msg, statement, route, requestId },
      {
        msg: 'slow statement',
        statement: 'select pg_sleep($1), $2::text as secret',
        route: '/api/things/:id/',
        requestId: 'request-7',
      },
    );
    assert.ok(Number.isInteger(durationMs));
    assert.doesNotMatch(lines.join(''), /a value|0\.3/);
  });

  test('that are sent through the pool are logged too, in the context of their request', async () => {
    lines.length = 0;
    const context = { id: 'request-8', route: '/api/things/', isUnattended: false, forward: {} };
    await inRequest(context, async () => {
      const text = 'select pg_sleep($1), $2::text as secret';
      const values = [0.3, 'a value'];
      const { rows } = await database.pool.query({ name: 'slow', text, values });
      assert.equal(rows[0].secret, 'a value');
      await assert.rejects(
        database.pool.query('select 1 / length(pg_sleep(0.3)::text)'),
        /division by zero/,
      );
    });
    const logged = lines.map((line) => JSON.parse(line));
    assert.deepEqual(
      logged.map(({ statement, failed, route, requestId }) => [
        statement,
        failed,
        route,
        requestId,
      ]),
      [
        ['select pg_sleep($1), $2::text as secret', false, '/api/things/', 'request-8'],
        ['select 1 / length(pg_sleep(0.3)::text)', true, '/api/things/', 'request-8'],
      ],
    );
    assert.doesNotMatch(lines.join(''), /a value/);
  });

  test('that take less are not logged', () => {
    const warned: unknown[] = [];
    const observe = logSlowStatements({ warn: (event: unknown) => void warned.push(event) }, 200);
    for (const durationMs of [1, 199, 200])
      observe({ text: 'select 1', durationMs, failed: false });
    assert.equal(warned.length, 1);
  });

  test('are counted by their first word, failed ones apart', async () => {
    await assert.rejects(sql`select 1 / 0`.execute(database.kysely));
    await assert.rejects(sql`hostile ${1}`.execute(database.kysely));

    const all = await metrics.registry.getMetricsAsJSON();
    const { values = [] } = all.find(({ name }) => name.startsWith('db_client_operation')) ?? {};
    const counts = values.flatMap(({ labels, value, ...rest }) => {
      const {
        db_operation_name: name,
        error_type: error,
        process,
      } = labels as Record<string, string>;
      const isCount = 'metricName' in rest && String(rest.metricName).endsWith('_count');
      return isCount ? [{ name, error, process, value }] : [];
    });
    assert.deepEqual(counts, [
      { name: 'SELECT', error: '', process: 'api', value: 2 },
      { name: 'SELECT', error: '_OTHER', process: 'api', value: 2 },
      { name: 'other', error: '_OTHER', process: 'api', value: 1 },
    ]);
  });
});

describe('the metrics of a database', () => {
  test('have the connections of the pool and the queue of jobs', async () => {
    await prepareJobs(testDatabase.connection);
    const runAt = new Date(Date.now() - 60_000);
    await addJob(database.kysely, 'send-mail', { mailId: 1 }, { runAt });
    await addJob(database.kysely, 'send-mail', { mailId: 2 });
    await addJob(database.kysely, 'later', {}, { runAt: new Date(Date.now() + 3_600_000) });

    const text = await metrics.registry.metrics();
    assert.match(text, /^db_client_connection_max\{process="api"\} 3$/m);
    assert.match(
      text,
      /^db_client_connection_count\{db_client_connection_state="idle",.*\} [1-3]$/m,
    );
    assert.match(text, /^db_client_connection_pending_requests\{process="api"\} 0$/m);
    assert.match(text, /^aangan_jobs_due\{task="send-mail",process="api"\} 2$/m);
    assert.match(text, /^aangan_jobs_due\{task="later",process="api"\} 0$/m);
    assert.match(text, /^aangan_jobs_oldest_due_seconds\{task="send-mail",.*\} 6\d/m);
    assert.match(text, /^aangan_jobs_failing\{task="send-mail",process="api"\} 0$/m);
  });
});
