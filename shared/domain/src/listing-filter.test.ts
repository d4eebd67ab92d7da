import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { designerListing } from './designer-catalogue.ts';
import {
  everything,
  listingAddress,
  listingQuery,
  listingSorts,
  readListingFilter,
  readListingPage,
  toggleGroup,
  toggleSpecialization,
  withoutFilter,
} from './listing-filter.ts';
import { vendorListing } from './vendor-catalogue.ts';

const read = (query: string) => readListingFilter(designerListing, new URLSearchParams(query));
const asked = { search: 'goa', group: 'residential', specialization: 'villas' };
const villas = { ...everything, ...asked };

describe('a listing’s filter in the address', () => {
  test('is everything when the address says nothing', () => {
    assert.deepEqual(read(''), everything);
  });

  test('reads search, group and sub-category', () => {
    assert.deepEqual(read('search=%20goa%20&group=residential&specialization=villas'), villas);
  });

  test('finds the group of a sub-category that came without it', () => {
    assert.deepEqual(read('specialization=fnb'), {
      ...everything,
      group: 'commercial',
      specialization: 'fnb',
    });
  });

  test('leaves out ids that the catalogue does not have, and a sub-category of another group', () => {
    assert.deepEqual(read('group=castles&specialization=moats'), everything);
    assert.deepEqual(read('group=residential&specialization=fnb'), {
      ...everything,
      group: 'residential',
    });
  });

  test('knows each listing by its own catalogue', () => {
    const ofVendors = readListingFilter(vendorListing, new URLSearchParams('group=walls'));
    assert.equal(ofVendors.group, 'walls');
    assert.equal(read('group=walls').group, '');
  });
});

describe('city, budget, area and order', () => {
  const narrowed = {
    ...villas,
    city: ['pune', 'goa'],
    budget: '18.5 lakh',
    area: 'kerala',
    sort: 'minimum',
  };
  const address =
    'search=goa&group=residential&specialization=villas&city=pune&city=goa&budget=18.5+lakh&area=kerala&sort=minimum';

  test('are read as the address has them, each city once and blanks as unset', () => {
    const search = new URLSearchParams(`${address}&city=pune&city=`);
    assert.deepEqual(readListingFilter({ ...designerListing, of: 'vendor' }, search), narrowed);
    assert.deepEqual(readListingFilter(designerListing, search), { ...narrowed, area: '' });
    assert.deepEqual(read('city=&budget=%20&area=&sort='), everything);
  });

  test('stand in the address again, a city for each of them', () => {
    assert.equal(listingAddress('/designers', narrowed), `/designers?${address}`);
    assert.deepEqual(listingQuery(narrowed).city, ['pune', 'goa']);
  });

  test('can be taken out one by one; a group takes its sub-category along', () => {
    assert.equal(withoutFilter(narrowed, 'search').search, '');
    assert.deepEqual(withoutFilter(narrowed, 'city').city, []);
    assert.equal(withoutFilter(narrowed, 'budget').budget, '');
    assert.equal(withoutFilter(narrowed, 'area').area, '');
    assert.equal(withoutFilter(narrowed, 'specialization').group, 'residential');
    const { group, specialization } = withoutFilter(narrowed, 'group');
    assert.deepEqual([group, specialization], ['', '']);
  });

  test('stay when a category is chosen', () => {
    assert.deepEqual(toggleGroup(narrowed, 'commercial').city, ['pune', 'goa']);
  });

  test('come in five orders, best rated first', () => {
    assert.deepEqual(
      listingSorts.map(({ id }) => id),
      ['rating', 'experience', 'newest', 'minimum', 'answers'],
    );
  });
});

describe('the category chips', () => {
  test('choosing a group selects it and clears the sub-category, keeping the search', () => {
    assert.deepEqual(toggleGroup(villas, 'commercial'), {
      ...everything,
      search: 'goa',
      group: 'commercial',
      specialization: '',
    });
  });

  test('choosing the selected group again clears group and sub-category', () => {
    assert.deepEqual(toggleGroup(villas, 'residential'), { ...everything, search: 'goa' });
  });

  test('choosing a sub-category selects it, and again deselects it within its group', () => {
    assert.equal(toggleSpecialization(villas, 'luxury').specialization, 'luxury');
    assert.deepEqual(toggleSpecialization(villas, 'villas'), { ...villas, specialization: '' });
  });
});

describe('what the API is asked for', () => {
  test('is what is set, and nothing for what is not', () => {
    assert.deepEqual(listingQuery(villas), asked);
    assert.deepEqual(listingQuery({ ...everything, group: 'residential' }), {
      group: 'residential',
    });
    assert.deepEqual(listingQuery(everything), {});
  });
});

test('cuts a search text longer than the API takes, so that a pasted address still lists', () => {
  const parameters = new URLSearchParams({ search: 'a'.repeat(300) });
  assert.equal(readListingFilter(designerListing, parameters).search.length, 200);
});

test('a search text that is cut between two words does not end with the space', () => {
  const parameters = new URLSearchParams({ search: `${'a'.repeat(199)} villas` });
  assert.equal(readListingFilter(designerListing, parameters).search, 'a'.repeat(199));
});

describe('the address of a listing', () => {
  test('has what is set, and no number for the first page', () => {
    assert.equal(listingAddress('/designers', everything), '/designers');
    assert.equal(
      listingAddress('/designers', villas, 2),
      '/designers?search=goa&group=residential&specialization=villas&page=2',
    );
    assert.equal(listingAddress('/', { ...everything, search: 'a b&c' }, 1), '/?search=a+b%26c');
  });

  test('starts at the page that it names, or at the first', () => {
    const pageIn = (query: string) => readListingPage(new URLSearchParams(query));
    assert.equal(pageIn('page=12'), 12);
    assert.equal(pageIn('page=१२'), 12);
    for (const other of ['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9']) {
      assert.equal(pageIn(other), 1, other);
    }
  });
});
