import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { citySlugOf, citySlugsOf, cityTitleOf, isCitySlug } from './cities.ts';
import {
  areaPhrases,
  areaTitleOf,
  deliveryAreaOf,
  everywherePhrases,
  phrasesCovering,
} from './delivery-areas.ts';
import { placeSlug, placeTitle } from './place-slug.ts';

describe('a place in an address', () => {
  test('is in lower case, with hyphens for blanks and signs', () => {
    for (const [name, slug] of [
      ['New Delhi', 'new-delhi'],
      ['Pimpri-Chinchwad', 'pimpri-chinchwad'],
      [' St. Thomas’ Mount (East) ', 'st-thomas-mount-east'],
      ['बेंगलुरु', 'बेंगलुरु'],
      ['गुड़गाँव'.normalize('NFD'), 'गुड़गाँव'.normalize('NFC')],
      ['', ''],
    ] as const) {
      assert.equal(placeSlug(name), slug);
    }
  });

  test('is shown with capitals', () => {
    assert.equal(placeTitle('navi-mumbai'), 'Navi Mumbai');
    assert.equal(placeTitle('jammu-and-kashmir'), 'Jammu and Kashmir');
  });
});

describe('a city with several names', () => {
  test('has one slug and one title, those of its present name', () => {
    for (const name of ['Bangalore', 'BENGALURU', 'बेंगलुरु', 'बंगलौर']) {
      assert.equal(citySlugOf(name), 'bengaluru');
      assert.equal(cityTitleOf(placeSlug(name)), 'Bengaluru');
    }
    assert.equal(citySlugOf('New Delhi'), 'delhi');
  });

  test('is found under all its slugs', () => {
    assert.deepEqual(citySlugsOf('bombay').slice(0, 2), ['mumbai', 'bombay']);
    assert.deepEqual(citySlugsOf('Sri Vijaya Puram'), ['sri-vijaya-puram']);
  });

  test('is known by any of them', () => {
    assert.ok(isCitySlug('poona') && isCitySlug('navi-mumbai'));
    assert.ok(!isCitySlug('atlantis') && !isCitySlug(''));
  });
});

describe('a delivery area', () => {
  test('is known by each of its names', () => {
    assert.equal(deliveryAreaOf('Orissa'), 'odisha');
    assert.equal(deliveryAreaOf('bombay'), 'mumbai');
    assert.equal(deliveryAreaOf('Northern India'), 'north-india');
    assert.equal(deliveryAreaOf('atlantis'), null);
    assert.equal(deliveryAreaOf('toString'), null);
  });

  test('is known by its name in Hindi, however a nasal or a nukta is written', () => {
    for (const name of [
      'महाराष्ट्र',
      'झारखंड',
      'झारखण्ड',
      'छत्तीसगढ़',
      'छत्तीसगढ',
      'पंजाब',
      'इम्फाल',
      'मडगांव',
    ]) {
      assert.notEqual(deliveryAreaOf(name), null, name);
    }
    assert.equal(deliveryAreaOf('पश्चिम बंगाल'), 'west-bengal');
    assert.equal(deliveryAreaOf('उड़ीसा'), 'odisha');
    assert.equal(deliveryAreaOf('दक्षिण भारत'), 'south-india');
    assert.equal(deliveryAreaOf('एनसीआर'), 'delhi-ncr');
    assert.equal(deliveryAreaOf('गया'), null, 'a verb in most sentences');
  });

  test('has a name in Hindi, whichever it is', () => {
    const areas = new Set(areaPhrases.map(({ area }) => area));
    const inHindi = areaPhrases.filter(
      ({ phrase, isOwnName }) => isOwnName && /\p{Script=Devanagari}/u.test(phrase),
    );
    for (const { area } of inHindi) areas.delete(area);
    assert.deepEqual([...areas], ['gaya']);
  });

  test('is reached by a vendor that names it, its state, its region, or all of India', () => {
    const pune = phrasesCovering('pune');
    for (const phrase of ['pune', 'poona', 'maharashtra', 'west-india', ...everywherePhrases]) {
      assert.ok(pune.includes(phrase), phrase);
    }
    assert.ok(!pune.includes('mumbai') && !pune.includes('south-india'));
    assert.ok(!phrasesCovering('maharashtra').includes('pune'), 'a city is not its state');
    assert.ok(phrasesCovering('noida').includes('ncr'));
  });

  test('is told apart from what only covers it', () => {
    const own = areaPhrases.filter(({ area, isOwnName }) => area === 'pune' && isOwnName);
    assert.deepEqual(own.map(({ phrase }) => phrase).slice(0, 2), ['pune', 'poona']);
  });

  test('has a name to show', () => {
    assert.equal(areaTitleOf('tamil-nadu'), 'Tamil Nadu');
    assert.equal(areaTitleOf('delhi-ncr'), 'Delhi NCR');
    assert.equal(areaTitleOf('bengaluru'), 'Bengaluru');
  });
});
