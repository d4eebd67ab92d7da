import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { citySlugs, citySlugOf as famousSlugOf } from '../cities.ts';
import { placeSlug } from '../place-slug.ts';
import { citySlugOf, citySlugsOf, cityTitleOf, isCitySlug } from './city-slugs.ts';
import { cityOfPin, indianCities } from './city-table.ts';
import { suggestCities } from './suggest-cities.ts';

describe('the table of cities', () => {
  test('has at least 400, each once, with its state', () => {
    assert.ok(indianCities.length >= 400);
    const names = indianCities.map(({ name }) => placeSlug(name));
    assert.equal(new Set(names).size, names.length);
    assert.deepEqual(
      indianCities.filter(({ state }) => state === ''),
      [],
    );
  });

  test('has most of them in Devanagari, with their district and PIN codes', () => {
    const share = (has: (city: (typeof indianCities)[number]) => boolean) =>
      indianCities.filter(has).length / indianCities.length;
    assert.ok(
      share(({ names }) => names.some((name) => /\p{Script=Devanagari}/u.test(name))) > 0.85,
    );
    assert.ok(share(({ district }) => district !== '') > 0.85);
    assert.ok(share(({ pins }) => pins.length > 0) > 0.75);
  });

  test('gives no beginning of a PIN code to two', () => {
    const pins = indianCities.flatMap((city) => city.pins);
    assert.equal(new Set(pins).size, pins.length);
  });

  test('calls no city otherwise than the short list does', () => {
    for (const slug of citySlugs) {
      if (isCitySlug(slug)) assert.equal(citySlugOf(famousSlugOf(slug)), citySlugOf(slug), slug);
    }
  });
});

test('the longest known beginning of a PIN code decides', () => {
  assert.equal(cityOfPin('400069')?.name, 'Mumbai');
  assert.equal(cityOfPin('400602')?.name, 'Thane');
  assert.equal(cityOfPin('400703')?.name, 'Navi Mumbai');
  assert.equal(cityOfPin('999999'), undefined);
});

test('districts and quarters lead to the city that people search, and Thane stays Thane', () => {
  for (const [name, title] of [
    ['Ernakulam', 'Kochi'],
    ['Rangareddy', 'Hyderabad'],
    ['Gautam Buddha Nagar', 'Noida'],
    ['Mumbai Suburban', 'Mumbai'],
    ['Andheri', 'Mumbai'],
    ['Belgaum', 'Belagavi'],
    ['Thane', 'Thane'],
    ['Sinnar', 'Sinnar'],
  ] as const) {
    assert.equal(cityTitleOf(placeSlug(name)), title);
    assert.ok(citySlugsOf(title).includes(placeSlug(name)), name);
  }
});

describe('suggestions', () => {
  const names = (typed: string) => suggestCities(typed, 5).map(({ name }) => name);

  test('begin with what is typed, in any script, by former names and quarters', () => {
    assert.equal(names('koch')[0], 'Kochi');
    assert.equal(names('Coch')[0], 'Kochi');
    assert.equal(names('ernak')[0], 'Kochi');
    assert.equal(names('andh')[0], 'Mumbai');
    assert.equal(names('बेंग')[0], 'Bengaluru');
    assert.deepEqual(names('xyz'), []);
    assert.deepEqual(names(' '), []);
  });

  test('know Hindi names in Latin letters and every way to write one in Devanagari', () => {
    for (const [typed, city] of [
      ['dill', 'Delhi'],
      ['Bambai', 'Mumbai'],
      ['kalkatta', 'Kolkata'],
      ['gudga', 'Gurugram'],
      ['मुम्बई', 'Mumbai'],
      ['इन्दौर', 'Indore'],
      ['गाज़ियाबाद', 'Ghaziabad'],
      ['गाजियाबाद', 'Ghaziabad'],
      ['चँडीगढ', 'Chandigarh'],
      ['जोधपूर', 'Jodhpur'],
    ] as const) {
      assert.equal(names(typed)[0], city, typed);
    }
  });

  test('are as many as asked for, the larger ones first', () => {
    assert.equal(names('b').length, 5);
    assert.deepEqual(names('ben'), ['Bengaluru', 'Varanasi']);
  });
});
