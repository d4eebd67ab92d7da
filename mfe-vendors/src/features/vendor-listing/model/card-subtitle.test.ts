import { describe, expect, test } from '@jest/globals';
import { subtitleOf } from './card-subtitle.ts';

describe('a vendor’s subtitle', () => {
  test('is its first category', () => {
    expect(
      subtitleOf({ specialization: 'rugs', specializations_display: ['Rugs & Dhurries', 'x'] }),
    ).toBe('Rugs & Dhurries');
  });

  test('is else the label of the category’s id, else nothing', () => {
    expect(subtitleOf({ specialization: 'rugs', specializations_display: [] })).toBe(
      'Rugs & Dhurries',
    );
    expect(subtitleOf({ specialization: null, specializations_display: [] })).toBe('');
  });
});
