/**
 * A firm's dashboard, its medians, and counting views, with as many rows of views as 55,000 firms have in half a year.
 *
 *   npm run bench -- dashboard [--firms=55000] [--runs=40]
 *
 * Of TEST_DATABASE_URL, it uses a database of its own; else it starts PostgreSQL.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ApiTables, apiMigrations, apiSchema } from '../../api/src/index.ts';
import { readDashboard } from '../../api/src/modules/dashboard/dashboard.repository.ts';
import { keepFirmMedians } from '../../api/src/modules/dashboard/dashboard.service.ts';
import { countViews, saltOfToday } from '../../api/src/modules/views/views.repository.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';
import { seedDesigners } from '../api/seed-designers.ts';
import { printFigures } from '../measuring/print-figures.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';

const { values } = parseArgs({
  options: {
    firms: { type: 'string', default: '55000' },
    runs: { type: 'string', default: '40' },
  },
});
const [firms, runs] = [Number(values.firms), Number(values.runs)];
const days = 180;
/** Views in one statement of the counter. */
const batch = 500;

const { database, stop } = await startTestDatabase<ApiTables>({
  migrations: apiMigrations,
  schema: apiSchema,
});
const db = database.kysely;
const query = (text: string, parameters: unknown[] = []) => database.pool.query(text, parameters);
try {
  await seedDesigners(database, firms);
  await seedViews();
  const { rows } = await query(
    'select id, account_id from designer_profile order by random() limit $1',
    [runs],
  );
  const figures: Figure[] = [];
  for (const period of [7, 30, 90]) {
    const read = ({ account_id }: { account_id: number }) =>
      readDashboard(database, 'designer_id', account_id, period);
    figures.push({
      name: `dashboard of ${period} days, first`,
      unit: 'ms',
      runs: await each(rows, read),
    });
    figures.push({
      name: `dashboard of ${period} days, again`,
      unit: 'ms',
      runs: await each(rows, read),
    });
  }
  const counting = await each(rows, countBatch);
  figures.push({ name: `counting ${batch} views of as many firms`, unit: 'ms', runs: counting });
  const medians = await each([0], () => keepFirmMedians(db));
  figures.push({ name: 'medians of all firms, once a day', unit: 'ms', runs: medians });
  printFigures(figures);
  await writeResults('dashboard', { firms, runs, rows: firms * days }, figures);
} finally {
  await stop();
}

/** In the order of days, as they come. */
async function seedViews(): Promise<void> {
  await query(
    `insert into firm_view (designer_id, day, home, listing, search, outside)
     select f.id, d.day, 1, f.id % 7, f.id % 11, 2
     from generate_series((now() at time zone 'Asia/Kolkata')::date - $1::integer + 1,
       (now() at time zone 'Asia/Kolkata')::date, interval '1 day') as d (day)
     cross join designer_profile f`,
    [days],
  );
  await query('vacuum analyze firm_view');
}

async function countBatch(): Promise<void> {
  const { day } = await saltOfToday(db);
  await countViews(
    db,
    day,
    Array.from({ length: batch }, () => ({
      viewer: randomBytes(16),
      network: randomBytes(16),
      kind: 'designer' as const,
      firm: 1 + Math.floor(Math.random() * firms),
      project: null,
      source: 'search' as const,
      account: null,
    })),
  );
}

async function each<Subject>(
  subjects: readonly Subject[],
  work: (subject: Subject) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const subject of subjects) {
    const start = performance.now();
    await work(subject);
    times.push(performance.now() - start);
  }
  return times;
}
