import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ask } from './requests.ts';
import type { ManySite } from './site.ts';
import type { Report } from './table.ts';

const writers = 8;
const loadMs = 6_000;

/** Kills one process of each part under load: what was acknowledged is there, and only what it was doing is lost. */
export async function runKills(site: ManySite, report: Report): Promise<void> {
  for (const part of ['api', 'edge', 'registry'] as const) {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const { acknowledged, failed, pages, failedPages } = await loadWhile(site, async () => {
        await sleep(loadMs / 3);
        await site.parts[part][0]?.end(signal);
        await sleep(loadMs / 3);
        await site.restart(part, 0);
      });
      const lost = await missing(site.databaseUrl, acknowledged);
      // Of each writer, and of each reader, one request at the most was in the process that was killed.
      const max = signal === 'SIGKILL' ? writers : 0;
      report(
        `one ${part} of ${site.parts[part].length} ended by ${signal}`,
        acknowledged.length > 50 && lost === 0 && failed <= max && failedPages <= max,
        `${acknowledged.length} writes, ${lost} lost, ${failed} failed; ${pages} pages, ${failedPages} failed`,
      );
    }
  }
}

/** Writes and reads until the work is done, and for a while after. */
async function loadWhile(site: ManySite, work: () => Promise<void>) {
  const acknowledged: string[] = [];
  const counts = { failed: 0, pages: 0, failedPages: 0 };
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const subject = randomBytes(12).toString('hex');
      const ticket = { name: 'A', email: 'a@example.com', subject, message: 'Hello.' };
      const { status } = await ask(`${site.origin}/api/support/tickets/`, { body: ticket });
      if (status === 201) acknowledged.push(subject);
      else counts.failed += 1;
    }
  };
  const read = async () => {
    while (!isOver) {
      const { status } = await ask(`${site.origin}/designers`);
      counts.pages += 1;
      if (status !== 200) counts.failedPages += 1;
    }
  };
  const load = [...Array.from({ length: writers }, write), read(), read()];
  await work();
  await sleep(loadMs / 3);
  isOver = true;
  await Promise.all(load);
  return { acknowledged, ...counts };
}

async function missing(databaseUrl: string, subjects: readonly string[]): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int as n from marketplace.support_ticket where subject = any($1)',
    [subjects],
  );
  await database.end();
  return subjects.length - (rows[0]?.n ?? 0);
}
