import { parseArgs } from 'node:util';

/**
 * What the command line says of a measurement of a running site.
 *
 * @param rounds the number of rounds without `--rounds`
 */
export function siteOptions(rounds: number): { rounds: number; origin: URL } {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(rounds) },
      origin: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  return { rounds: Number(values.rounds), origin: new URL(values.origin) };
}
