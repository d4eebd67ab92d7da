import { phoneNumbers } from './phone-numbers.ts';

/** Fields whose values are removed at any depth of an event; in lower case, without `-` and `_`. */
const privateFields = new Set([
  'password',
  'newpassword',
  'oldpassword',
  'currentpassword',
  'confirmpassword',
  'token',
  'access',
  'refresh',
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'jwt',
  'secret',
  'clientsecret',
  'apikey',
  'authorization',
  'proxyauthorization',
  'cookie',
  'setcookie',
  'email',
  'phone',
  'phonenumber',
  'contactnumber',
  'firstname',
  'lastname',
  'fullname',
  'ip',
  'remoteaddress',
  'xforwardedfor',
  'xaanganvisitor',
  'parameters',
]);
const removed = '[removed]';

/** Each pattern can match at one place of a word only; otherwise a long word would take quadratic time. */
const inTexts: readonly [RegExp, string][] = [
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${removed}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, removed],
  // The last part must be letters: a folder such as fastify@5.12.8 is not an address.
  [/(?<![\w.%+'-])[\w.%+'-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, removed],
  [/([?&](?:token|code|state|key|uid|signature|access_token|refresh)=)[^&\s"]+/gi, `$1${removed}`],
  [/(\b(?:set-)?cookie["']?\s*[:=]\s*)("[^"]*"|\[[^\]]*\]|[^\n]+)/gi, `$1${removed}`],
  [phoneNumbers, removed],
  // JSON and assignments in a text.
  [
    /(["']?\b\w*(?:password|secret|token)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&})]+)/gi,
    `$1${removed}`,
  ],
  // PostgreSQL puts the values of a row into the details of its errors.
  [/(Failing row contains \().*(\))/g, `$1${removed}$2`],
  [/(Key \([^)]*\)=\().*(\) )/g, `$1${removed}$2`],
  [/(?<!\w)(\w+:\/\/[^:@/\s]*):[^@\s/]*@/g, `$1:${removed}@`],
];

/**
 * A line of the log without secrets and personal data, whatever field or text they came in.
 * @param line one event as JSON, with its line end
 */
export function removePrivate(line: string): string {
  return `${JSON.stringify(cleaned(JSON.parse(line)))}\n`;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanedText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      cleanedText(field),
      privateFields.has(field.toLowerCase().replace(/[-_]/g, '')) ? removed : cleaned(inner),
    ]),
  );
}

function cleanedText(text: string): string {
  return inTexts.reduce((now, [pattern, shown]) => now.replace(pattern, shown), text);
}
