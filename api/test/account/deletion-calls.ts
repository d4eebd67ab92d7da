import { sql } from 'kysely';
import { signUpPassword } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

const url = '/api/auth/me/';

/** Deleting an account, and looking for what is left, on the API that the tests have started. */
export function deletionCalls(api: () => TestApi) {
  type Headers = Record<string, string>;
  const remove = (
    headers: Headers,
    payload: unknown = { password: signUpPassword },
    from = '::1',
  ) => api().call('DELETE', url, { payload: payload as object, headers, remoteAddress: from });
  const accountOf = (id: number) =>
    api().db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isFound = async (table: string, text: string) => {
    const { rows } = await sql`select from ${sql.table(table)} as t
      where position(${text} in t::text) > 0`.execute(api().db);
    return rows.length > 0;
  };
  return { remove, accountOf, isFound };
}
