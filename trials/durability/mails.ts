import pg from 'pg';
import type { Report } from '../many/table.ts';
import type { Ledger } from './ledger.ts';

/** What a mail server got, beside what the outbox says was sent. */
export async function checkMails(
  url: string,
  received: readonly string[],
  ledger: Ledger,
  report: Report,
): Promise<void> {
  const ids = received.map((mail) => Number(/Message-ID: <mail-(\d+)@/i.exec(mail)?.[1]));
  const twice = ids.length - new Set(ids).size;
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: string; sent: boolean; handed_at: Date | null }>(
    'select id, sent_at is not null as sent, handed_at from marketplace.mail',
  );
  await database.end();
  const unsent = rows.filter(({ sent }) => !sent).length;
  const got = new Set(ids);
  // A process that is killed between its claim and the last line has lost that mail (decision 0042).
  const missed = rows.filter(({ id, sent }) => sent && !got.has(Number(id)));
  const lost = missed.length;
  const moments = missed.map(({ handed_at }) => momentOf(Number(handed_at), ledger));
  report(
    'each mail went out once',
    ids.length > 0 && twice === 0 && unsent === 0,
    `${ids.length} received, ${twice} twice, ${unsent} not sent, ${lost} lost in the moment of the handover${moments.map((moment) => ` (${moment})`).join('')}`,
  );
  const confirmed = received.filter((mail) => /^Subject: Your account was deleted\r$/m.test(mail));
  const to = confirmed.map((mail) => /RCPT TO:<([^>]+)>/.exec(mail)?.[1] ?? '');
  const deleted = ledger.acknowledged('deletion');
  const unconfirmed = deleted.filter((email) => !to.includes(email)).length;
  report(
    'each deletion was confirmed, once',
    deleted.length > 0 && unconfirmed <= lost && new Set(to).size === to.length,
    `${deleted.length} deletions, ${to.length} confirmed, ${unconfirmed} not`,
  );
}

/** Which kill was next to the handover of a mail: those of a renderer do not matter to it. */
function momentOf(handedAt: number, { kills }: Ledger): string {
  const nearest = kills
    .filter(({ victim }) => victim !== 'renderer')
    .map(({ victim, at }) => ({ victim, after: at - handedAt }))
    .sort((one, other) => Math.abs(one.after) - Math.abs(other.after))[0];
  return nearest ? `${nearest.victim} killed ${nearest.after} ms after it` : 'no kill';
}
