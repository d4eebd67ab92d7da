/**
 * Pictures that are known again: how many of each kind of change, how many others are taken for one, and the time of a
 * look for one.
 *
 *   npm run bench -- pictures [--size=1000000] [--made=400] [--others=3000]
 *
 * With a PostgreSQL of its own, started as the site starts it. Kept are made pictures, the photographs of the demo data
 * and, up to the size, hashes of pictures that were laid over one another.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ApiTables, apiMigrations, apiSchema } from '../../api/src/index.ts';
import { findAlike } from '../../api/src/media/hashing/picture-hash.repository.ts';
import { askFor, hashPicture } from '../../api/src/media/hashing/picture-hash.ts';
import { greySquare } from '../../api/src/media/processing/grey-square.ts';
import { changedPicture, pictureChanges } from '../../api/test/testing/changed-picture.ts';
import { madeKinds, madePicture, randomFrom } from '../../api/test/testing/made-picture.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';
import { fillHashes } from './fill-hashes.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000000' },
    made: { type: 'string', default: '400' },
    others: { type: 'string', default: '3000' },
  },
});
const [size, made, others] = [values.size, values.made, values.others].map(Number) as [
  number,
  number,
  number,
];
/** Seeds of pictures that are laid over one another, and of those that are not kept: none has one of the others. */
const [firstLaidOver, firstOther] = [1_000_000, 2_000_000];
const laidOver = 400;
const demo = path.join(import.meta.dirname, '../../api/demo/media');

const { database, stop } = await startTestDatabase<ApiTables>({
  migrations: apiMigrations,
  schema: apiSchema,
});
const times: number[] = [];
try {
  await database.pool.query(
    'alter table picture_hash drop constraint picture_hash_sha256_fkey; drop index picture_hash_keys',
  );
  const kept = [...(await photographs()), ...(await madeFrom(0, made))];
  for (const { name, bytes } of kept) await keep(name, await greySquare(bytes));
  const start = performance.now();
  await fillHashes(database, await squaresFrom(firstLaidOver, laidOver), size - kept.length);
  console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await database.pool.query(
    "set maintenance_work_mem = '1GB'; create index picture_hash_keys on picture_hash using gin (keys) with (fastupdate = off)",
  );
  console.log(`indexed after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await database.pool.query('vacuum analyze picture_hash');
  const figures = [...(await recall(kept)), await falseMatches(), ...(await bytesOfPicture())];
  const ms = times.toSorted((a, b) => a - b);
  const share = (part: number) => ms[Math.floor(ms.length * part)] ?? 0;
  figures.push(
    { name: 'a look, median', unit: 'ms', runs: [share(0.5)], goal: { atMost: 20 } },
    { name: 'a look, 99 of 100', unit: 'ms', runs: [share(0.99)] },
  );
  for (const { name, unit, runs } of figures) console.log(`${name}: ${runs[0]} ${unit}`);
  await writeResults('pictures', { size, made, others }, figures);
} finally {
  await stop();
}

async function photographs() {
  const folders = ['rooms', 'products'].map((name) => path.join(demo, name));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  );
  const pictures = files.flat().filter((file) => file.endsWith('.jpg'));
  return Promise.all(
    pictures.map(async (file) => ({ name: path.basename(file), bytes: await readFile(file) })),
  );
}

async function madeFrom(first: number, count: number) {
  const pictures = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const kind = madeKinds[seed % madeKinds.length] ?? 'shapes';
    pictures.push({ name: `${kind} ${seed}`, bytes: await madePicture(kind, seed) });
  }
  return pictures;
}

async function squaresFrom(first: number, count: number): Promise<Buffer[]> {
  return Promise.all((await madeFrom(first, count)).map(({ bytes }) => greySquare(bytes)));
}

async function keep(name: string, square: Uint8Array): Promise<void> {
  const hash = hashPicture(square);
  if (!hash) throw new Error(`${name} has nothing to be known by.`);
  await database.pool.query('insert into picture_hash values ($1, $2, $3)', [
    name,
    [...hash.keys],
    `x${hash.rest}`,
  ]);
}

async function look(square: Uint8Array) {
  const asked = askFor(square);
  const start = performance.now();
  const found = await findAlike(database.kysely, asked);
  times.push(performance.now() - start);
  return found;
}

async function recall(pictures: readonly { name: string; bytes: Buffer }[]): Promise<Figure[]> {
  const random = randomFrom(20);
  const figures: Figure[] = [];
  for (const change of pictureChanges) {
    let found = 0;
    const missed = [];
    for (const { name, bytes } of pictures) {
      const alike = await look(await greySquare(await changedPicture(bytes, change, random)));
      if (alike.some(({ sha256 }) => sha256 === name)) found += 1;
      else missed.push(name);
    }
    console.log(`${change}: ${found} of ${pictures.length}; missed: ${missed.join(', ')}`);
    figures.push({
      name: `found: ${change}`,
      unit: 'share',
      runs: [found / pictures.length],
      goal: { atLeast: 0.99 },
    });
  }
  return figures;
}

/** Of pictures that are not kept, the share for which one is found. */
async function falseMatches(): Promise<Figure> {
  let wrong = 0;
  for (let seed = firstOther; seed < firstOther + others; seed += 1) {
    const [square = Buffer.alloc(0)] = await squaresFrom(seed, 1);
    const [nearest] = await look(square);
    if (nearest) {
      wrong += 1;
      console.log(
        `${seed} (${madeKinds[seed % madeKinds.length]}) is taken for ${nearest.sha256}: ${nearest.distance}`,
      );
    }
  }
  return {
    name: 'taken for another',
    unit: 'share',
    runs: [wrong / others],
    goal: { atMost: 0.001 },
  };
}

async function bytesOfPicture(): Promise<Figure[]> {
  const { rows } = await database.pool.query<{ whole: string; index: string }>(
    "select pg_total_relation_size('picture_hash') as whole, pg_relation_size('picture_hash_keys') as index",
  );
  const of = (bytes: string | undefined) => Math.round(Number(bytes ?? 0) / size);
  return [
    { name: 'a picture, with indexes', unit: 'bytes', runs: [of(rows[0]?.whole)] },
    { name: 'a picture in the index of keys', unit: 'bytes', runs: [of(rows[0]?.index)] },
  ];
}
