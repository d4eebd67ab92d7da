import { type Figure, summaryOf } from '../measuring/write-results.ts';
import { measureAlone, type Subjects } from './lists.ts';

const list = '/api/designers/profiles/';
const times = 30;
const firstPage = 'first page, one request at a time';
const growthGoal = 1.3;

/** How long one page takes at the start and deep in the listing, by number and by cursor. */
export async function measureDepth(subjects: Subjects, size: number): Promise<Figure[]> {
  const deep = Math.min(800, Math.floor(size / 12));
  const pages = {
    [firstPage]: '',
    [`page ${deep}, one request at a time`]: `?page=${deep}`,
    'page after the firm in the middle, one request at a time': `?after=${await subjects.middle()}`,
  };
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(pages)) {
    await measureAlone(subjects, list + query, times);
    const runs = await measureAlone(subjects, list + query, times);
    figures.push({ name: `${size}: ${name}`, unit: 'ms', runs });
  }
  return figures;
}

/** The first page at the largest size beside that at the smallest. */
export function ratioOfSizes(figures: readonly Figure[], sizes: readonly number[]): Figure[] {
  const at = (size: number | undefined) =>
    figures.find((one) => one.name === `${size}: ${firstPage}`)?.runs ?? [];
  const small = summaryOf(at(sizes[0])).median;
  const runs = at(sizes.at(-1)).map((ms) => ms / small);
  if (sizes.length < 2) return [];
  const name = `${firstPage}, at ${sizes.at(-1)} ÷ at ${sizes[0]}`;
  return [{ name, unit: 'ratio', runs, goal: { atMost: growthGoal } }];
}
