import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPhone } from './phone.ts';

const read = (typed: string) => {
  const reading = readPhone(typed);
  return 'value' in reading ? reading.value : null;
};

test('a phone number of any script is stored as typed, with ASCII digits', () => {
  for (const [typed, stored] of [
    ['९८७६५ ४३२१०', '98765 43210'],
    ['+৯১ ৯৮৭৬৫ ৪৩২১০', '+91 98765 43210'],
    ['௯௮௭௬௫-௪௩௨௧௦', '98765-43210'],
    ['۹۸۷۶۵ ۴۳۲۱۰', '98765 43210'],
    ['+91 (20) 4000-1234', '+91 (20) 4000-1234'],
    ['  98450\t11223\n', '98450 11223'],
    ['\u202a+91 98765\u00a043210\u202c', '+91 9876543210'],
    ['\u2066\u200e98765 43210\u2069\ufeff', '98765 43210'],
    ['+91 98765\u201143210', '+91 98765-43210'],
    ['', ''],
  ] as const) {
    assert.equal(read(typed), stored, JSON.stringify(typed));
  }
});

test('it has 6 to 15 digits and nothing else but a leading +, spaces, hyphens and parentheses', () => {
  assert.equal(read('123456'), '123456');
  assert.equal(read('123456789012345'), '123456789012345');
  for (const typed of [
    '-',
    '12345',
    '+ - ()',
    '1234567890123456',
    'call me',
    '12+345678',
    'a123456',
  ]) {
    assert.equal(read(typed), null, typed);
  }
  assert.deepEqual(readPhone('-'), { refusal: 'Please enter a valid phone number' });
});
