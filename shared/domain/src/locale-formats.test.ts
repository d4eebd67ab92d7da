import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareNames,
  dateFormat,
  formatList,
  formatMoment,
  formatRelativeTime,
} from './locale-formats.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2027, 2, 4, 6);
const medium = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const;

test('dates are in the language, with Latin digits, and each format is made once', () => {
  assert.equal(dateFormat('en-IN', medium).format(now), '4 Mar 2027');
  assert.equal(dateFormat('hi-IN', medium).format(now), '4 मार्च 2027');
  const long = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  assert.match(dateFormat('hi-IN', long).format(now), /^4 मार्च 2027.*11:30/);
  assert.equal(dateFormat('hi-IN', medium), dateFormat('hi-IN', medium));
  assert.notEqual(dateFormat('hi-IN', medium), dateFormat('en-IN', medium));
});

test('a month has no abbreviation in Hindi, and a moment the day before the time', () => {
  const at = '2026-11-27T15:21:00Z';
  assert.equal(dateFormat('hi-IN', medium).format(new Date(at)), '27 नवंबर 2026');
  assert.equal(formatMoment(at, 'hi-IN', 'Asia/Kolkata'), '27 नवंबर 2026, 20:51');
  assert.equal(formatMoment(at, 'en-IN', 'Asia/Kolkata'), '27 Nov 2026, 8:51 pm');
});

test('a relative time has its largest whole unit, and never says कल', () => {
  for (const [distance, english, hindi] of [
    [0, 'now', 'अब'],
    [-59_000, 'now', 'अब'],
    [-60_000, '1 minute ago', '1 मिनट पहले'],
    [-5 * 60 * 60_000, '5 hours ago', '5 घंटे पहले'],
    [-day, '1 day ago', '1 दिन पहले'],
    [day, 'in 1 day', '1 दिन में'],
    [-13 * day, '1 week ago', '1 सप्ताह पहले'],
    [-400 * day, '1 year ago', '1 वर्ष पहले'],
  ] as const) {
    assert.equal(formatRelativeTime(now + distance, now, 'en-IN'), english);
    assert.equal(formatRelativeTime(now + distance, now, 'hi-IN'), hindi);
  }
});

test('lists end with the language’s own word', () => {
  assert.equal(formatList(['Pune', 'Goa'], 'en-IN'), 'Pune and Goa');
  assert.equal(formatList(['पुणे', 'गोवा', 'मुंबई'], 'hi-IN'), 'पुणे, गोवा, और मुंबई');
  assert.equal(formatList(['पुणे', 'गोवा'], 'hi-IN', 'or'), 'पुणे या गोवा');
});

test('names are in the order of the dictionary, and numbers in them by value in any digits', () => {
  const sorted = (names: string[], locale: string) => names.toSorted(compareNames(locale));
  assert.deepEqual(sorted(['ठाणे', 'अहमदाबाद', 'कोच्चि', 'आगरा'], 'hi-IN'), [
    'अहमदाबाद',
    'आगरा',
    'कोच्चि',
    'ठाणे',
  ]);
  assert.deepEqual(sorted(['Flat १०', 'Flat 9', 'flat 2'], 'hi-IN'), [
    'flat 2',
    'Flat 9',
    'Flat १०',
  ]);
});
