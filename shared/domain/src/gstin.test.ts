import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { evidenceMessages } from './evidence-messages.ts';
import { gstinCheckCharacter, gstStates, readGstin, stateOfGstin } from './gstin.ts';
import { indianCities } from './indian-cities/city-table.ts';
import { randomSequence } from './random-sequence.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabet = `0123456789${letters}`;

/** GSTINs of a few public companies. */
const known = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7'];

/** GSTINs that have the form and the check character. */
function* madeUp(count: number): Generator<string> {
  const random = randomSequence(20_270_304);
  const oneOf = (choices: string) => choices.charAt(Math.floor(random() * choices.length));
  const several = (choices: string, length: number) =>
    Array.from({ length }, () => oneOf(choices)).join('');
  for (let made = 0; made < count; made += 1) {
    const state = String(1 + Math.floor(random() * 38)).padStart(2, '0');
    const pan = `${several(letters, 5)}${several('0123456789', 4)}${oneOf(letters)}`;
    const first = `${state}${pan}${oneOf(alphabet.slice(1))}Z`;
    yield first + gstinCheckCharacter(first);
  }
}

describe('GSTIN', () => {
  test('those of public companies are read', () => {
    for (const gstin of known) assert.deepEqual(readGstin(gstin), { value: gstin });
  });

  test('small letters, blanks, hyphens, Devanagari digits and marks of direction are read', () => {
    for (const typed of [
      '27aapfu0939f1zv',
      ' 27 AAPFU 0939 F1ZV ',
      '27-AAPFU0939F-1ZV',
      '२७AAPFU०९३९F१ZV',
      '\u200e27AAPFU0939F1ZV',
    ]) {
      assert.deepEqual(readGstin(typed), { value: '27AAPFU0939F1ZV' }, typed);
    }
  });

  test('a wrong last character has a message of its own', () => {
    assert.deepEqual(readGstin('27AAPFU0939F1ZW'), { refusal: evidenceMessages.gstinCheck });
  });

  test('each single character that is changed is found', () => {
    let changed = 0;
    for (const gstin of [...known, ...madeUp(40)]) {
      assert.deepEqual(readGstin(gstin), { value: gstin });
      for (let place = 0; place < gstin.length; place += 1) {
        for (const other of alphabet) {
          if (other === gstin[place]) continue;
          const typed = gstin.slice(0, place) + other + gstin.slice(place + 1);
          assert.ok('refusal' in readGstin(typed), typed);
          changed += 1;
        }
      }
    }
    assert.equal(changed, 43 * 15 * 35);
  });

  test('of two neighbours that are swapped, hardly any pass', () => {
    let [swapped, passed] = [0, 0];
    for (const gstin of madeUp(1_000)) {
      for (let place = 0; place < 13; place += 1) {
        const [one, other] = [gstin.charAt(place), gstin.charAt(place + 1)];
        if (one === other) continue;
        const first = gstin.slice(0, place) + other + one + gstin.slice(place + 2, 14);
        swapped += 1;
        if (gstinCheckCharacter(first) === gstin.charAt(14)) passed += 1;
      }
    }
    assert.ok(swapped > 10_000, `${swapped}`);
    assert.ok(passed / swapped < 0.005, `${passed} of ${swapped}`);
  });

  test('another form and a state that is none are refused', () => {
    const form = { refusal: evidenceMessages.gstinForm };
    for (const typed of ['27AAPFU0939F1Z', '27AAPFU0939F1ZVV', 'AAPFU0939F', '27AAPF10939F1ZV']) {
      assert.deepEqual(readGstin(typed), form, typed);
    }
    for (const digits of ['00', '39', '96', '98']) {
      const first = `${digits}AAPFU0939F1Z`;
      const gstin = first + gstinCheckCharacter(first);
      assert.deepEqual(readGstin(gstin), { refusal: evidenceMessages.gstinState }, gstin);
    }
  });

  test('its first two digits are its state, named as the table of cities does', () => {
    assert.equal(stateOfGstin('27AAPFU0939F1ZV'), 'Maharashtra');
    assert.equal(stateOfGstin('39'), null);
    const unknown = indianCities.filter(({ state }) => !gstStates.includes(state));
    assert.deepEqual(unknown, []);
  });
});
