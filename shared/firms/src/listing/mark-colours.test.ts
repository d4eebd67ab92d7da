import { contrast } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { markColours, markColoursOf } from './mark-colours.ts';

describe('the colours of a firm’s mark', () => {
  test('stay the same for a firm and differ between neighbours', () => {
    expect(markColoursOf(41)).toEqual(markColoursOf(41));
    expect(markColoursOf(41)).not.toEqual(markColoursOf(42));
  });

  test.each(markColours)('keep the initials readable on $ground', ({ ground, ink }) => {
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
