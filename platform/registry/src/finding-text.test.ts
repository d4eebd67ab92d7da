import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingText, maxFindingLength } from './finding-text.ts';

test('a finding is one line without characters that act, and words of any script stay', () => {
  assert.equal(findingText('a\r\n\u001b[2K\u202eb\0'), 'a\\u{d}\\u{a}\\u{1b}[2K\\u{202e}b\\u{0}');
  assert.equal(findingText('मीन क्‍ष 😀'), 'मीन क्‍ष 😀');
});

test('a long finding is cut between characters, and half a character is none', () => {
  assert.equal(findingText('a'.repeat(maxFindingLength)).length, maxFindingLength);
  const cut = findingText('😀'.repeat(maxFindingLength));
  assert.ok(cut.length <= maxFindingLength && cut.isWellFormed() && cut.endsWith('😀…'));
  assert.equal(findingText('\ud83d'), '\ufffd');
});
