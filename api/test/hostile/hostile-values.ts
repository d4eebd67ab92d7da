import fc from 'fast-check';

/** Text that SQL, LIKE, JSON, HTML, mail headers, file systems or regular expressions could take for their own. */
export const hostileText = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table account; --",
  '%',
  '_'.repeat(40),
  '\\',
  '%\\_%',
  '$1',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\u202egnp.exe\u202c',
  '\u200b\u200d\ufeff\u2060',
  'e\u0301'.repeat(50),
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  'a@example.com\r\nBcc: b@example.com',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\windows\\win.ini',
  'javascript:alert(1)',
  'https://user:word@[::1]:99999/%zz',
  'http://127.0.0.1:1/',
  '9'.repeat(400),
  '-0',
  '1e309',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '(a+)+$',
  'ａｄｍｉｎ',
  'İ'.repeat(30),
  'ß'.repeat(254),
  'to_tsquery & | ! ( ) : * <->',
  '"unclosed',
] as const;

const long = fc.constantFrom(150, 5_001, 70_000).map((length) => 'x'.repeat(length));

/** Any text, most of it with a meaning elsewhere. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileText) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

const numbers = fc.constantFrom(
  0,
  -1,
  -0,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  -1e308,
);

/** Any JSON value for one field: text, numbers past every column, and values of other types. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 2, arbitrary: numbers },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [null],
      [[[]]],
      { length: 9 },
      { toString: 1 },
      ['a', 1, {}],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that are no JSON object, or hardly one. */
export const anyRawBody: fc.Arbitrary<string> = fc.constantFrom(
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":}',
  '\ufeff{}',
  '{"a":NaN}',
  '{"a":1e400}',
  nested(200_000),
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`).join()}}`,
  '{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}}}',
  '{"email":"a@example.com","email":"b@example.com","email":["c"],"password":"x","password":{}}',
  `"${'x'.repeat(1024 * 1024)}"`,
);
