import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityNamesOf, isCityName } from './cities.ts';

test('the renamed cities have both names, and one in Devanagari', () => {
  for (const pair of [
    'Bangalore/Bengaluru',
    'Bombay/Mumbai',
    'Calcutta/Kolkata',
    'Madras/Chennai',
    'Gurgaon/Gurugram',
    'Trivandrum/Thiruvananthapuram',
    'Cochin/Kochi',
    'Baroda/Vadodara',
    'Poona/Pune',
    'Mysore/Mysuru',
    'Mangalore/Mangaluru',
    'Pondicherry/Puducherry',
    'Allahabad/Prayagraj',
    'Benares/Varanasi',
  ]) {
    const [former = '', present = ''] = pair.split('/');
    assert.deepEqual(cityNamesOf(former), cityNamesOf(present), pair);
    assert.ok(cityNamesOf(former).includes(present.toLowerCase()), pair);
    assert.ok(
      cityNamesOf(former).some((name) => /\p{Script=Devanagari}/u.test(name)),
      pair,
    );
  }
});

test('another word is only itself', () => {
  assert.deepEqual(cityNamesOf('Kitchen'), ['kitchen']);
});

test('a city is known in any case and however its letters are composed', () => {
  assert.ok(isCityName('NEW DELHI'));
  assert.ok(isCityName('चंडीगढ़'.normalize('NFD')));
  assert.ok(!isCityName('Hill Road'));
});
