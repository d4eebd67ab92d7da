/**
 * The API at several sizes, each figure a ratio of turns in one run: lists, searches, filters, profiles, writes and
 * sign-ins, beside node:http and pg with the same statements, beside the same bytes from memory, and beside the API of
 * another checkout on the same database.
 *
 *   npm run bench -- api [--quick] [--before=/path/to/a/checkout] [--sizes=1000,100000]
 *
 * Of TEST_DATABASE_URL, it uses a database of its own; else it starts PostgreSQL.
 */
import { parseArgs } from 'node:util';
import { type ApiTables, apiMigrations, apiSchema } from '../../api/src/index.ts';
import { prepareJobs } from '../../shared/server/src/index.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';
import { addresses } from './addresses.ts';
import { measureDepth, ratioOfSizes } from './depth.ts';
import { figuresOfLists, figuresOfRepeated } from './figures.ts';
import { costOf, measureLists, measureRepeated, type Subjects } from './lists.ts';
import { printFigures } from './print-figures.ts';
import { seedDesigners } from './seed-designers.ts';
import { endSubjects, startSubjects } from './start-subjects.ts';
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
const port = Number(values.port);

/** Rounds of 48 writes that warm the processes up: with 8, those at the first size took twice as long as at the next. */
const warmUpsOfWrites = 40;

const { database, connection, stop } = await startTestDatabase<ApiTables>({
  migrations: apiMigrations,
  schema: apiSchema,
});
const figures: Figure[] = [];
const add = (more: Figure[]) => {
  printFigures(more);
  figures.push(...more);
};
try {
  await prepareJobs(connection);
  const subjects = await startSubjects({ database, connection, port, before: values.before });
  try {
    for (const size of sizes) {
      const start = performance.now();
      await seedDesigners(database, size);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${size} designers: seeded in ${seconds} s`);
      await measureSize(subjects, size);
    }
  } finally {
    await endSubjects(subjects);
  }
  add(ratioOfSizes(figures, sizes));
  const options = { sizes, quick: values.quick, isBesideAnother: values.before !== undefined };
  await writeResults('api', options, figures);
} finally {
  await stop();
}

/** Everything at one size. The first one warms the processes up. */
async function measureSize(all: Subjects, size: number): Promise<void> {
  const subjects = { ...all, before: size === comparedSize ? all.before : undefined };
  const many = {
    rounds: values.quick || size > comparedSize ? 3 : 5,
    warmUps: size === sizes[0] ? 8 : 1,
    connections: 8,
  };
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
  const warmUps = size === sizes[0] ? warmUpsOfWrites : many.warmUps;
  add(await measureWrites(subjects, size, { ...many, warmUps, count: 48 }));
  const { memoryMb } = await costOf(subjects.now.child);
  add([{ name: `${size}: memory of the API's process at the end`, unit: 'MB', runs: [memoryMb] }]);
}
