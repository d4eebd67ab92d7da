import { describe, expect, test } from '@jest/globals';
import type { PageText } from '../page-text.ts';
import { texts as english } from './english.ts';
import { texts as hindi } from './hi/hindi.ts';

/** What a page is made of, apart from its words. */
const shapeOf = (text?: PageText) => ({
  isLegal: text?.isLegal,
  sections: text?.sections.map(({ id }) => id),
});

describe('the shell’s own pages in Hindi', () => {
  test.each(Object.keys(english))('%s has the sections of the English one', (path) => {
    expect(shapeOf(hindi[path])).toEqual(shapeOf(english[path]));
  });

  test.each(Object.entries(hindi).filter(([path, { isLegal }]) => isLegal || path === '/cookies'))(
    '%s says that the English text decides',
    (_path, { note }) => {
      expect(JSON.stringify(note, keysOfMarkup)).toContain('अंग्रेज़ी पाठ माना जाएगा');
    },
  );
});

/** Elements refer to what made them, which refers back. */
const keysOfMarkup = ['props', 'children', ...Array.from({ length: 9 }, (_, at) => String(at))];
