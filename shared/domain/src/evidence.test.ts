import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEvidenceNumber } from './evidence.ts';
import { evidenceMessages } from './evidence-messages.ts';

describe('numbers of evidence', () => {
  test('a registration with the Council of Architecture is read however it is written', () => {
    for (const typed of [
      'CA/2015/67890',
      ' ca/2015/67890 ',
      'CA 2015 67890',
      'CA-2015-67890',
      'ca201567890',
      'CA/२०१५/६७८९०',
    ]) {
      assert.deepEqual(readEvidenceNumber('coa', typed), { value: 'CA/2015/67890' }, typed);
    }
    assert.deepEqual(readEvidenceNumber('coa', 'CA/2021/134567'), { value: 'CA/2021/134567' });
  });

  test('another form, and a year before the register began, are refused with an example', () => {
    for (const typed of ['2015/67890', 'CA/15/67890', 'CA/2015/6789', 'CA/1969/67890', 'x']) {
      const refusal = evidenceMessages.councilForm;
      assert.deepEqual(readEvidenceNumber('coa', typed), { refusal }, typed);
    }
  });

  test('a Udyam number is read with and without its first word', () => {
    for (const typed of [
      'UDYAM-MH-18-0012345',
      'udyam mh 18 0012345',
      'MH-18-0012345',
      'UDYAM–MH–१८–००१२३४५',
    ]) {
      assert.deepEqual(readEvidenceNumber('udyam', typed), { value: 'UDYAM-MH-18-0012345' }, typed);
    }
    const refusal = evidenceMessages.udyamForm;
    assert.deepEqual(readEvidenceNumber('udyam', 'UDYAM-MH-18-12345'), { refusal });
  });

  test('a blank one is blank', () => {
    for (const kind of ['coa', 'gstin', 'udyam'] as const) {
      assert.deepEqual(readEvidenceNumber(kind, ' \u200e'), { value: '' });
    }
  });
});
