import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Report } from '../many/table.ts';
import type { KilledSite } from './killed-site.ts';
import { send } from './send.ts';

const writers = 8;

/** SIGTERM while writers write: a request is answered, or was never read. */
export async function stopUnderLoad(site: KilledSite, report: Report): Promise<void> {
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  const codes = new Map<string, number>();
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const subject = `Stopped ${randomBytes(8).toString('hex')}`;
      const body = {
        name: 'A',
        email: `${subject.slice(8)}@trial.example`,
        subject,
        message: 'Hello.',
      };
      const answer = await send(`${site.origins[0]}/api/support/tickets/`, { body });
      const outcome = answer.status === 0 ? (answer.code ?? answer.body) : String(answer.status);
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
      if (answer.status === 201) acknowledged.push(subject);
      else unanswered.push(subject);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await site.stop();
  isOver = true;
  await writing;
  await site.start();
  const database = new pg.Client({ connectionString: await site.databaseUrl() });
  await database.connect();
  const stored = async (subjects: readonly string[]) => {
    const { rows } = await database.query<{ n: number }>(
      'select count(*)::int as n from marketplace.support_ticket where subject = any($1)',
      [subjects],
    );
    return rows[0]?.n ?? 0;
  };
  const lost = acknowledged.length - (await stored(acknowledged));
  // A connection that waits to be taken when the process stops listening is reset: its request was never read.
  const cut = await stored(unanswered);
  await database.end();
  report(
    'SIGTERM under load cuts no request off',
    acknowledged.length > 20 && lost === 0 && cut === 0,
    `${[...codes].map(([code, times]) => `${code}×${times}`).join(' ')}, ${lost} lost, ${cut} done without an answer`,
  );
}
