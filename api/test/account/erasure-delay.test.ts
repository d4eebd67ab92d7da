import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '@aangan/server';
import { sql } from 'kysely';
import { apiSettings } from '../../src/config.ts';
import { signUp, signUpPassword } from '../testing/sign-up.ts';
import { startTestApi } from '../testing/start-test-api.ts';

test('with ERASE_AFTER_HOURS the data stays until then', async () => {
  const api = await startTestApi({ eraseAfterHours: 48 });
  try {
    assert.equal(readSettings(apiSettings, {}).eraseAfterHours, 0, 'default: the next run');
    const person = await signUp(api, 'client');
    const payload = { password: signUpPassword };
    await api.call('DELETE', '/api/auth/me/', { payload, headers: person.headers });
    await api.runJobs();
    const erased = async () =>
      (
        await api.db
          .selectFrom('account')
          .select('erased_at')
          .where('id', '=', person.id)
          .executeTakeFirstOrThrow()
      ).erased_at;
    assert.equal(await erased(), null);
    const { rows } = await sql<{
      hours: number;
    }>`select round(extract(epoch from run_at - now()) / 3600) as hours
      from graphile_worker.jobs where task_identifier = 'erase-account'`.execute(api.db);
    assert.deepEqual(rows, [{ hours: 48 }]);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
    await api.runJobs();
    assert.ok(await erased());
  } finally {
    await api.stop();
  }
});
