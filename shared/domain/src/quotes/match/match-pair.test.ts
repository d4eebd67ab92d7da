import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdoutPairs } from '../pairs/holdout-pairs.ts';
import { type Pair, quoteOf } from '../pairs/read-pairs.ts';
import { tunedPairs } from '../pairs/tuned-pairs.ts';
import { comparedLines, matchPair } from './match-pair.ts';

/** How many lines of both quotes were put where they belong, and the mistakes. */
function measure({ name, a, b }: Pair) {
  const [ones, others] = [a, b].map((text) => comparedLines(quoteOf(text).sections)) as [
    ReturnType<typeof comparedLines>,
    ReturnType<typeof comparedLines>,
  ];
  const matches = matchPair(ones, others);
  const found = new Map(matches.map(({ one, other }) => [one, other]));
  const back = new Map(matches.map(({ one, other }) => [other, one]));
  const check = (from: typeof ones, to: typeof ones, by: Map<number, number>) =>
    from.flatMap(({ line }, at) => {
      const right = to.findIndex((one) => one.line.id === line.id);
      const got = by.get(at) ?? -1;
      return got === right ? [] : [`${name}: “${line.what}” got “${to[got]?.line.what ?? 'none'}”`];
    });
  const mistakes = [...check(ones, others, found), ...check(others, ones, back)];
  return { lines: ones.length + others.length, mistakes };
}

function shareOf(pairs: readonly Pair[]) {
  const all = pairs.map(measure);
  const lines = all.reduce((sum, one) => sum + one.lines, 0);
  const mistakes = all.flatMap((one) => one.mistakes);
  return { share: (lines - mistakes.length) / lines, mistakes };
}

test('at least nine of ten lines of the pairs that it was tuned to are where they belong', () => {
  const { share, mistakes } = shareOf(tunedPairs);
  assert.ok(share >= 0.9, `${share}\n${mistakes.join('\n')}`);
});

test('and of the pairs that it was not tuned to', () => {
  const { share, mistakes } = shareOf(holdoutPairs);
  assert.ok(share >= 0.9, `${share}\n${mistakes.join('\n')}`);
});
