import { cosinesOf } from '../../api/src/media/hashing/cosines.ts';
import { hashOf } from '../../api/src/media/hashing/picture-hash.ts';
import { cropRegions } from '../../api/src/media/hashing/picture-regions.ts';
import { randomFrom } from '../../api/test/testing/made-picture.ts';
import type { Database } from '../../shared/server/src/index.ts';

const rowsOfStatement = 500;

/**
 * Keeps hashes of pictures that were laid over one another, three at a time: cosines of a sum are the sum of cosines, so
 * that none of a million pictures has to be drawn.
 * @param squares grey squares of the pictures that are laid over one another
 */
export async function fillHashes(
  { pool }: Pick<Database<unknown>, 'pool'>,
  squares: readonly Uint8Array[],
  count: number,
): Promise<void> {
  const random = randomFrom(38);
  const bases = squares.map((square) => cosinesOf(square, cropRegions));
  const any = () => bases[Math.floor(random() * bases.length)] ?? [];
  for (let from = 0; from < count; from += rowsOfStatement) {
    const rows = Array.from({ length: Math.min(rowsOfStatement, count - from) }, (_, at) => {
      const hash = hashOf(laidOver([any(), any(), any()], random));
      return { name: `made ${from + at}`, keys: `{${hash.keys.join()}}`, rest: `x${hash.rest}` };
    });
    await pool.query(
      `insert into picture_hash (sha256, keys, rest)
       select name, keys::integer[], rest::bit varying from unnest($1::text[], $2::text[], $3::text[]) as row (name, keys, rest)`,
      [rows.map(({ name }) => name), rows.map(({ keys }) => keys), rows.map(({ rest }) => rest)],
    );
  }
}

function laidOver(pictures: readonly Float32Array[][], random: () => number): Float32Array[] {
  const [first = [], second = [], third = []] = pictures;
  const [a, b, c] = [0.5 + random(), 0.5 + random(), 0.5 + random()];
  return first.map((cosines, region) => {
    const sum = new Float32Array(cosines.length);
    const [more = sum, most = sum] = [second[region], third[region]];
    for (let at = 0; at < sum.length; at += 1) {
      sum[at] = a * (cosines[at] ?? 0) + b * (more[at] ?? 0) + c * (most[at] ?? 0);
    }
    return sum;
  });
}
