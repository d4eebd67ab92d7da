import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const folders = new Set(readdirSync(root));
const states = ['held', 'part', 'missing', 'n/a'] as const;

/** Chapter ("V1") → each of its requirements, as often as a row names it, with the row's state. */
const chapters = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split(' ', 1)[0] ?? '', requirementsOf(text)] as const),
);

describe('the table of ASVS', () => {
  test('names files, folders and trials that are there', () => {
    const named = [...page.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const paths = named.filter(
      (name) => folders.has(name.split('/', 1)[0] ?? '') && name.includes('/'),
    );
    const alone = named.filter((name) => !name.includes('/') && /\.(?:tsx?|sh|conf)$/.test(name));
    const trials = named.flatMap((name) => /^npm run trial -- (\S+)$/.exec(name)?.[1] ?? []);
    assert.ok(paths.length > 80, `only ${paths.length} paths were found`);
    assert.deepEqual(
      [
        ...paths.filter((path) => !existsSync(join(root, path))),
        ...alone,
        ...trials.filter((trial) => !existsSync(join(root, 'trials', `${trial}.ts`))),
      ],
      [],
    );
  });

  test('has each requirement of its chapters once', () => {
    for (const [chapter, requirements] of chapters) {
      const numbers = requirements.map(({ number }) => number);
      assert.deepEqual(numbers, [...new Set(numbers)], chapter);
      assert.deepEqual(
        numbers.filter((number) => !number.startsWith(`${chapter.slice(1)}.`)),
        [],
      );
    }
  });

  test('counts what its rows say', () => {
    const counted = [...chapters].map(([chapter, requirements]) => [
      chapter,
      countsOf(requirements),
    ]);
    const all = ['**all**', countsOf([...chapters.values()].flat())];
    const said = [...page.matchAll(/^\| (V\d+|\*\*all\*\*)[^|]*\|([\d |*]+)\|$/gm)].map(
      ([, chapter = '', counts = '']) => [
        chapter,
        counts.split('|').map((count) => Number(count.replaceAll('*', ''))),
      ],
    );
    assert.equal(chapters.size, 17);
    assert.deepEqual(said, [...counted, all]);
  });
});

/** The requirements of a chapter's table, or of its only line: "1.2.6–1.2.8" are three. */
function requirementsOf(text: string) {
  const rows = [
    ...text.matchAll(/^\| ([\d.,– ]+) \| ([^|]+) \|/gm),
    ...text.matchAll(/^([\d.,– ]+): ([^,]+),/gm),
  ];
  return rows.flatMap(([, numbers = '', state = '']) => {
    assert.ok(
      states.some((one) => one === state),
      `${numbers} is "${state}"`,
    );
    return numbers
      .split(', ')
      .flatMap(numbersOf)
      .map((number) => ({ number, state }));
  });
}

function numbersOf(range: string): string[] {
  const [first = '', last = first] = range.split('–');
  const [section, from] = [first.slice(0, first.lastIndexOf('.')), Number(first.split('.').at(-1))];
  const length = Number(last.split('.').at(-1)) - from + 1;
  return Array.from({ length }, (_none, at) => `${section}.${from + at}`);
}

const countsOf = (requirements: readonly { state: string }[]): number[] => [
  requirements.length,
  ...states.map((state) => requirements.filter((one) => one.state === state).length),
];
