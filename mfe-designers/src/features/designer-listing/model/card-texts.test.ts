import { hindiLabels, translator } from '@aangan/domain/hindi';
import { speechOf } from '@aangan/firms';
import { describe, expect, test } from '@jest/globals';
import { subtitleOf, yearsLine } from './card-texts.ts';

describe('a card’s subtitle', () => {
  test('is the first shown specialization in lower case', () => {
    expect(
      subtitleOf({ specialization: 'fnb', specializations_display: ['Villas & Farmhouses', 'x'] }),
    ).toBe('villas & farmhouses');
  });

  test('begins with “Architect” where a registration was checked, and only there', () => {
    const designer = { specialization: 'villas', specializations_display: ['Villas'] };
    expect(subtitleOf({ ...designer, is_architect: true })).toBe('Architect · villas');
    expect(subtitleOf({ ...designer, is_architect: false })).toBe('villas');
    expect(
      subtitleOf({ specialization: null, specializations_display: [], is_architect: true }),
    ).toBe('Architect');
  });

  test('is else the label of the specialization’s id', () => {
    expect(subtitleOf({ specialization: 'villas', specializations_display: [] })).toBe(
      'Villas & Farmhouses',
    );
  });

  test('is else the raw value, and nothing without one', () => {
    expect(subtitleOf({ specialization: 'treehouses', specializations_display: [] })).toBe(
      'treehouses',
    );
    expect(subtitleOf({ specialization: null, specializations_display: [] })).toBe('');
  });
});

describe('a card’s subtitle in Hindi', () => {
  const hindiOf = translator(hindiLabels);
  const speech = speechOf({ say: (label) => hindiOf(label) ?? label });

  test('keeps the capitals of Latin words', () => {
    const designer = {
      specialization: null,
      specializations_display: ['Data Centres & IT Parks'],
    };
    expect(subtitleOf(designer, speech)).toBe('डेटा सेंटर और IT पार्क');
  });
});

describe('a card’s line on hover', () => {
  test('counts the years in business', () => {
    expect(yearsLine(14)).toBe('14+ years crafting exceptional spaces');
  });

  test('is left out where there are none to count', () => {
    expect(yearsLine(0)).toBeNull();
    expect(yearsLine(null)).toBeNull();
  });
});
