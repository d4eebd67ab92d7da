import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where constants of other packages are that files of servers name. */
const imported = [
  'shared/domain/src/limits.ts',
  'platform/manifest/src/limits.ts',
  'platform/manifest/src/report-limits.ts',
];

/**
 * Reads a number from the text of a source file: most bounds are constants of one module, which exports what others need.
 * @param place a file below the repository and, after a #, the name of a constant, property or default. Names before it,
 *   with dots between, say where it is: `limits.ts#request.seconds` is the first `seconds` after `request`
 * @throws Error where there is no such number
 */
export function readConstant(place: string): number {
  const [file = '', path = ''] = place.split('#');
  const text = readFileSync(join(root, file), 'utf8');
  const names = path.split('.');
  const last = names.pop() ?? '';
  let from = 0;
  for (const name of names) {
    const found = text.slice(from).search(new RegExp(`\\b${name}\\b[^=:\\n]*[=:]`));
    if (found < 0) throw new Error(`${place}: there is no ${name}.`);
    from += found + name.length;
  }
  const written = new RegExp(
    `\\b${last}\\b\\??(?:: \\w+)?\\s*[=:]\\s*(?:\\w+\\()?([\\w.]+(?: [*+] [\\w.]+)*)`,
    'g',
  );
  const values = [...text.slice(from).matchAll(written)].map(([, found = '']) =>
    evaluate(found, file),
  );
  const value = values.find((one) => one !== undefined);
  if (value === undefined) throw new Error(`${place}: there is no number.`);
  return value;
}

/** Products and sums of numbers and of other constants; undefined for what is neither. */
function evaluate(expression: string, file: string): number | undefined {
  const product = (term: string) =>
    term.split(' * ').reduce((result, factor) => result * numberOf(factor, file), 1);
  const sum = expression.split(' + ').reduce((result, term) => result + product(term), 0);
  return Number.isNaN(sum) ? undefined : sum;
}

function numberOf(factor: string, file: string): number {
  const number = Number(factor.replaceAll('_', ''));
  if (!Number.isNaN(number)) return number;
  const [name = '', owner] = factor.split('.').reverse();
  for (const candidate of owner ? imported : [file].concat(imported)) {
    try {
      return readConstant(`${candidate}#${name}`);
    } catch {
      // It is in another of them, or no constant.
    }
  }
  return Number.NaN;
}
