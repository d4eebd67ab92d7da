/**
 * The API at several sizes, each figure a ratio of turns in one run: lists, searches, filters, profiles, writes and
 * sign-ins, beside node:http and pg with the same statements, beside the same bytes from memory, and beside the API of
 * another checkout on the same database.
 *
 *   npm run bench -- api [--quick] [--before=/path/to/a/checkout] [--sizes=1000,100000]
 *
 * Of TEST_DATABASE_URL, it uses a database of its own; else it starts PostgreSQL.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ApiTables, apiMigrations, apiSchema } from '../../api/src/index.ts';
import { prepareJobs } from '../../shared/server/src/index.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';
import { addresses } from './addresses.ts';
import { startChild } from './child.ts';
import { measureDepth, ratioOfSizes } from './depth.ts';
import { figuresOfLists, figuresOfRepeated } from './figures.ts';
import { costOf, measureLists, measureRepeated, type Subjects } from './lists.ts';
import { printFigures } from './print-figures.ts';
import { seedDesigners } from './seed-designers.ts';
import { measureWrites } from './writes.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    before: { type: 'string' },
    sizes: { type: 'string' },
    port: { type: 'string', default: '4520' },
  },
});
const sizes = (values.sizes ?? (values.quick ? '1000,10000' : '1000,100000,1000000'))
  .split(',')
  .map(Number);
const comparedSize = values.quick ? 10_000 : 100_000;
const root = path.join(import.meta.dirname, '../..');
const port = Number(values.port);

const { database, connection, stop } = await startTestDatabase<ApiTables>({
  migrations: apiMigrations,
  schema: apiSchema,
});
try {
  await prepareJobs(connection);
  const figures: Figure[] = [];
  for (const size of sizes) {
    const start = performance.now();
    await seedDesigners(database, size);
    console.log(
      `${size} designers: seeded in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    figures.push(...(await measureSize(size)));
  }
  const growth = ratioOfSizes(figures, sizes);
  printFigures(growth);
  figures.push(...growth);
  const options = { sizes, quick: values.quick, isBesideAnother: values.before !== undefined };
  await writeResults('api', options, figures);
} finally {
  await stop();
}

/** Everything at one size, with processes of its own. */
async function measureSize(size: number): Promise<Figure[]> {
  const isCompared = size === comparedSize;
  const serve = async (about: { root: string; port: number }) => ({
    child: await startChild('serve-api.ts', { ...about, connection }),
    port: about.port,
  });
  const subjects: Subjects = {
    load: await startChild('load.ts', undefined),
    now: await serve({ root, port }),
    before:
      values.before && isCompared
        ? await serve({ root: path.resolve(values.before), port: port + 1 })
        : undefined,
    floor: { child: await startChild('floor.ts', { connection, port: port + 2 }), port: port + 2 },
    change: async () => {
      await database.pool.query('update designer_profile set bio = bio where id = 1');
      // For a request with a token, the API asks what has changed.
      const headers = { authorization: 'Bearer of nobody' };
      await fetch(`http://127.0.0.1:${port}/api/designers/profiles/1/public/`, { headers });
    },
    middle: async () => {
      const { rows } = await database.pool.query<{ id: number }>(
        `select id from designer_profile where is_listed
         order by rating desc, id desc limit 1 offset (select count(*) / 2 from designer_profile)`,
      );
      return rows[0]?.id ?? 1;
    },
  };
  const figures: Figure[] = [];
  const add = (more: Figure[]) => {
    printFigures(more);
    figures.push(...more);
  };
  try {
    const isLarge = size > comparedSize;
    const many = { rounds: values.quick || isLarge ? 3 : 5, connections: 8 };
    const paths = addresses(60, Math.min(800, Math.floor(size / 12)));
    for (const [name, asked] of Object.entries(paths)) {
      add(figuresOfLists(size, name, await measureLists(subjects, asked, many)));
    }
    for (const name of ['unfiltered list', 'profile']) {
      const [address = ''] = paths[name] ?? [];
      const repeated = { ...many, connections: 16, times: values.quick ? 2_000 : 5_000 };
      add(figuresOfRepeated(size, name, await measureRepeated(subjects, address, repeated)));
    }
    add(await measureDepth(subjects, size));
    add(await measureWrites(subjects, size, { rounds: many.rounds, count: 48 }));
    const { memoryMb } = await costOf(subjects.now.child);
    add([
      { name: `${size}: memory of the API's process at the end`, unit: 'MB', runs: [memoryMb] },
    ]);
  } finally {
    for (const one of [
      subjects.load,
      subjects.now.child,
      subjects.before?.child,
      subjects.floor.child,
    ]) {
      await one?.end();
    }
  }
  return figures;
}
