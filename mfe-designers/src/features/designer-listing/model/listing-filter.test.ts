import { describe, expect, it } from '@jest/globals';
import {
  askedFor,
  everything,
  readFilter,
  toggleGroup,
  toggleSpecialization,
} from './listing-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the listing’s filter in the address', () => {
  it('is everything when the address says nothing', () => {
    expect(read('')).toEqual(everything);
  });

  it('reads search, group and sub-category', () => {
    expect(read('search=%20goa%20&group=residential&specialization=villas')).toEqual({
      search: 'goa',
      group: 'residential',
      specialization: 'villas',
    });
  });

  it('finds the group of a sub-category that came without it', () => {
    expect(read('specialization=fnb')).toMatchObject({
      group: 'commercial',
      specialization: 'fnb',
    });
  });

  it('leaves out ids that the catalogue does not have, and a sub-category of another group', () => {
    expect(read('group=castles&specialization=moats')).toEqual(everything);
    expect(read('group=residential&specialization=fnb')).toMatchObject({
      group: 'residential',
      specialization: null,
    });
  });
});

describe('the category chips', () => {
  const villas = { search: 'goa', group: 'residential', specialization: 'villas' };

  it('choosing a group selects it and clears the sub-category, keeping the search', () => {
    expect(toggleGroup(villas, 'commercial')).toEqual({
      search: 'goa',
      group: 'commercial',
      specialization: null,
    });
  });

  it('choosing the selected group again clears group and sub-category', () => {
    expect(toggleGroup(villas, 'residential')).toEqual({ ...everything, search: 'goa' });
  });

  it('choosing a sub-category selects it, and again deselects it within its group', () => {
    expect(toggleSpecialization(villas, 'luxury')).toMatchObject({ specialization: 'luxury' });
    expect(toggleSpecialization(villas, 'villas')).toEqual({ ...villas, specialization: null });
  });
});

describe('what the API is asked for', () => {
  it('is what is set, and nothing for what is not', () => {
    const villas = { search: 'goa', group: 'residential', specialization: 'villas' };
    expect(askedFor(villas)).toEqual(villas);
    expect(askedFor({ ...everything, group: 'residential' })).toEqual({ group: 'residential' });
    expect(askedFor(everything)).toEqual({});
  });
});
