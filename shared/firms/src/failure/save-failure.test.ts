import { createMessages } from '@aangan/messages';
import { describe, expect, test } from '@jest/globals';
import { saveFailure } from './save-failure.ts';

const hindi: Readonly<Record<string, string>> = {
  'Changed elsewhere.': 'कहीं और बदला गया।',
  'Not here.': 'यहाँ नहीं।',
};
const speech = {
  i18n: createMessages(),
  say: (sentence: string) => hindi[sentence] ?? sentence,
};

describe('what the API says of a form that was not saved is said in the language of the page', () => {
  test('of a conflict', () => {
    const problem = { kind: 'conflict', message: 'Changed elsewhere.' } as const;
    expect(saveFailure(problem, {}, speech)).toBe('कहीं और बदला गया।');
    expect(saveFailure(problem, {})).toBe('Changed elsewhere.');
  });

  test('of a field that the form does not show', () => {
    const fields = { token: ['Not here.'], email: ['Changed elsewhere.'] };
    const problem = { kind: 'validation', message: '', fields } as const;
    expect(saveFailure(problem, { email: '' }, speech)).toBe('यहाँ नहीं।');
  });

  test('of any other refusal, and that what was typed is kept', () => {
    const problem = { kind: 'not-found', message: 'Not here.' } as const;
    expect(saveFailure(problem, {}, speech)).toBe('यहाँ नहीं। What you typed is kept.');
  });
});
