import { sql } from 'kysely';
import type { People } from '../authorization/people.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** Stands in everything that belongs to others; no request contains it. */
const mark = 'kept-private-4711';

const internals = /\$argon2|pg_catalog|syntax error at|node_modules|\.ts:\d+/;

/** What no answer may contain: what belongs to others, except for operators, and what belongs to the process. */
export const notFor = (caller: string) =>
  caller === 'operator' ? internals : new RegExp(`${mark}|${internals.source}`);

/** Writes the mark into what belongs to an account that sends nothing: its data, its request, its ticket. */
export async function writePrivateMarks(api: TestApi, { otherClient, ...people }: People) {
  const { db } = api;
  const contact = `${mark}@example.com`;
  await sql`update account set phone = ${mark}, bio = ${mark}, first_name = ${mark} where id = ${otherClient.id}`.execute(
    db,
  );
  await sql`insert into connection_request (client_id, designer_id, status, first_name, last_name, email,
      phone, project_type, project_description, budget, timeline)
    select ${otherClient.id}, id, 'pending', ${mark}, ${mark}, ${contact}, ${mark}, 'other', ${mark}, 1, 'Soon'
    from designer_profile where account_id = ${people.otherDesigner.id}`.execute(db);
  const ticket = { name: mark, email: contact, subject: mark, message: mark };
  await api.post('/api/support/tickets/', ticket, { headers: otherClient.headers });
}
