import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityNamesOf, citySlugOf, isCityName } from './cities.ts';

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

test('a former name in Devanagari, in any usual spelling, is that of the present city', () => {
  for (const pair of [
    'बॉम्बे/mumbai',
    'बम्बई/mumbai',
    'बंबई/mumbai',
    'बैंगलोर/bengaluru',
    'बैंगलौर/bengaluru',
    'कलकत्ता/kolkata',
    'मद्रास/chennai',
    'पूना/pune',
    'बड़ौदा/vadodara',
    'बडौदा/vadodara',
    'गुड़गांव/gurugram',
    'त्रिवेंद्रम/thiruvananthapuram',
    'कोचीन/kochi',
    'मंगलोर/mangaluru',
    'पॉन्डिचेरी/puducherry',
    'इलाहाबाद/prayagraj',
    'बनारस/varanasi',
    'कालीकट/kozhikode',
    'विशाखापट्टनम/visakhapatnam',
  ]) {
    const [former = '', present = ''] = pair.split('/');
    assert.equal(cityNamesOf(former)[0], present, pair);
    assert.equal(citySlugOf(former), present, pair);
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
