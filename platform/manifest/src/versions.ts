import Type from 'typebox';

/** A day of the calendar. The pattern lets no year of more than four digits pass, so that texts compare as days. */
export const LastDay = Type.String({
  format: 'date',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'a date such as 2027-01-31',
});

/** A version of the platform's packages: its major and minor numbers are those of the host's contract. */
export const SdkVersion = Type.String({
  pattern: '^(?:0|[1-9]\\d{0,8})(?:\\.(?:0|[1-9]\\d{0,8})){2}$',
  description: 'a version such as "2.11.0"',
});
