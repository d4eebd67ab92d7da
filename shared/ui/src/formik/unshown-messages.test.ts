import { expect, test } from '@jest/globals';
import { unshownMessages } from './unshown-messages.ts';

test('joins the messages of fields that the form does not show', () => {
  const fields = { email: ['Email is invalid'], token: ['Too old.', 'Ask again.'], role: ['No.'] };
  expect(unshownMessages({ fields }, { email: '' })).toBe('Too old. Ask again. No.');
});

test('says them in the language of the page', () => {
  const fields = { token: ['Too old.', 'Ask again.'] };
  const say = (sentence: string) => (sentence === 'Too old.' ? 'पुराना है।' : sentence);
  expect(unshownMessages({ fields }, {}, say)).toBe('पुराना है। Ask again.');
});

test('is empty where the form shows every field', () => {
  expect(unshownMessages({ fields: { email: ['Email is invalid'] } }, { email: '' })).toBe('');
  expect(unshownMessages({}, {})).toBe('');
});
