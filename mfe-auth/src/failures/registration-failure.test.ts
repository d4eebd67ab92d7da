import type { ApiProblem } from '@aangan/api-client';
import { problemFromResponse } from '@aangan/api-client';
import { describe, expect, test } from '@jest/globals';
import { registrationFailure } from './registration-failure.ts';

const answered = (status: number, body: unknown) =>
  registrationFailure(problemFromResponse(status, body));
const unanswered = (kind: ApiProblem['kind'], message = '') =>
  registrationFailure({ kind, message });

describe('the Registration Failed box', () => {
  test('1. flattens an object to labelled lines', () => {
    expect(
      answered(400, {
        email: ['A user with this email already exists.'],
        first_name: ['This field may not be blank.'],
        phone: ['Please enter a valid phone number'],
      }),
    ).toBe(
      'Email: A user with this email already exists. First name: This field may not be blank. Phone number: Please enter a valid phone number',
    );
  });

  test.each([
    ['email', 'Email'],
    ['username', 'Username'],
    ['password', 'Password'],
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
    ['phone', 'Phone number'],
    ['terms_version', 'Terms version'],
  ])('labels %s as %s', (field, label) => {
    expect(answered(400, { [field]: ['No.'] })).toBe(`${label}: No.`);
  });

  test('1. before 2.: fields come first, general messages after them', () => {
    expect(answered(400, { email: ['Taken.'], non_field_errors: ['Try later.'] })).toBe(
      'Email: Taken. Try later.',
    );
  });

  test('1. leaves out that an address is taken, and has nothing to say where that is all', () => {
    const taken: ApiProblem = { kind: 'validation', message: '', codes: { email: ['taken'] } };
    expect(registrationFailure({ ...taken, fields: { email: ['Taken.'] } })).toBeNull();
    const fields = { email: ['Taken.'], phone: ['No phone.'] };
    expect(registrationFailure({ ...taken, fields })).toBe('Phone number: No phone.');
  });

  test('2. shows a text body as it is', () => {
    expect(answered(400, 'Registrations are closed.')).toBe('Registrations are closed.');
  });

  test('2. before 5.: else the body’s message, non_field_errors or detail', () => {
    expect(answered(400, { message: 'One.', detail: 'Three.' })).toBe('One.');
    expect(answered(400, { non_field_errors: ['One.', 'Two.'] })).toBe('One. Two.');
    expect(answered(429, { detail: 'Request was throttled.' })).toBe('Request was throttled.');
    expect(answered(500, { detail: 'Three.' })).toBe('Three.');
  });

  test('2. does not show a gateway’s error page as a sentence', () => {
    expect(answered(503, '<html><body>Bad</body></html>')).toBe(
      'Service temporarily unavailable. Please try again later.',
    );
  });

  test('3. says that the network failed', () => {
    expect(unanswered('network', 'Network Error')).toBe(
      'Network error. Please check your internet connection and try again.',
    );
  });

  test('4. says that the response took too long', () => {
    expect(unanswered('timeout', 'timeout of 0ms')).toBe('Request timeout. Please try again.');
  });

  test.each([
    [400, 'Invalid registration data. Please check your information and try again.'],
    [
      409,
      'An account with this email already exists. Please use a different email or try logging in.',
    ],
    [422, 'Registration data is invalid. Please check all fields and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [418, 'Registration failed with error code 418. Please try again.'],
  ])('5. has words for an empty answer of status %s', (status, words) => {
    expect(answered(status, {})).toBe(words);
    expect(answered(status, '')).toBe(words);
  });

  test('6. falls back to the error’s own message, then to a sentence', () => {
    expect(unanswered('cancelled', 'The request was cancelled.')).toBe(
      'The request was cancelled.',
    );
    expect(unanswered('cancelled')).toBe('Registration failed. Please try again.');
  });
});
