import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { designerCatalogue } from '../designer-catalogue.ts';
import { searchKey } from '../search-key.ts';
import { vendorCatalogue } from '../vendor-catalogue.ts';
import { commonRows, synonymRows } from './synonym-rows.ts';
import { isFillerWord, rowsOf, synonymsOf } from './synonyms.ts';

describe('words of the trade in Hindi', () => {
  test('each stands once in the table', () => {
    const keys = rowsOf(synonymRows + commonRows.trimStart()).flatMap(({ typed }) =>
      typed.map(searchKey),
    );
    assert.deepEqual(
      keys.filter((key, at) => keys.indexOf(key) !== at),
      [],
    );
  });

  test('are found in either script', () => {
    for (const typed of ['रसोई', 'रसोइ', 'rasoi', 'Rasoee', 'RASOYI']) {
      assert.deepEqual(synonymsOf(typed), ['kitchen'], typed);
    }
    assert.deepEqual(synonymsOf('sofa  kapda'), synonymsOf('सोफा कपड़ा'));
  });

  test('are the same however a letter is written', () => {
    for (const [one, ...others] of [
      ['दरवाज़ा', 'दरवाजा', 'दरवा\u095bा', 'दरवाज\u093cे', 'दरवाज़ों'],
      ['मंदिर', 'मन्दिर', 'मँदिर'],
      ['पर्दा', 'परदा', 'परदे', 'पर्दों', 'पर्\u200dदा'],
      ['दिल्ली', 'दिल्लि', 'दिली'],
      ['लकड़ी', 'लकडी', 'लकड़ियाँ', 'लकड़ियों'],
    ] as const) {
      for (const other of others) assert.equal(searchKey(other), searchKey(one), other);
    }
  });

  test('are no words of the catalogue in English, whose searches stay as they were', () => {
    const labels = [...designerCatalogue, ...vendorCatalogue].flatMap(({ label, items }) => [
      label,
      ...items.map((item) => item.label),
    ]);
    const words = labels.join(' ').split(/[^\p{L}]+/u);
    const found = words.filter((word) => synonymsOf(word).length > 0 || isFillerWord(word));
    assert.deepEqual(new Set(found), new Set(['Vastu', 'Wooden']));
  });

  test('are searched at the beginning of a word where others have them within', () => {
    assert.deepEqual(synonymsOf('छत'), ['ceiling', ' roof']);
    assert.ok(synonymsOf('घर').includes(' ghar'));
  });

  test('between others say nothing about a firm', () => {
    for (const word of ['में', 'के', 'चाहिए', 'चाहिये', 'mein', 'ke', 'wala']) {
      assert.ok(isFillerWord(word), word);
    }
    assert.ok(!isFillerWord('kitchen') && !isFillerWord('रसोई') && !isFillerWord(''));
  });
});
