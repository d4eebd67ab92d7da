import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** What reads or tells digits of 0 to 9 only. */
const latinOnly = /\\d|\[0-9\]|\b(?:parseInt|parseFloat)\(|type="(?:number|date)"/;
/** What reads digits of any script as 0 to 9 before anything else looks at them. */
const anyScript = /\b(?:asciiDigits|plainDigits|readTypedInteger|readTypedAmount|readPhone)\(/;

/** Files that look for Latin digits where programs, not people, wrote them, or in texts whose digits are Latin by then. */
const written: Readonly<Record<string, string>> = {
  'api/src/media/ffmpeg/ffmpeg-program.ts': 'the version that ffmpeg tells',
  'api/src/media/ffmpeg/run-ffmpeg.ts': 'the progress that ffmpeg tells',
  'api/src/modules/changes/changes.service.ts': 'a cursor of this API',
  'api/src/modules/conversations/attachment-pass.ts': 'a pass of this API',
  'api/src/media/documents.ts': 'the trailer of a PDF',
  'api/src/modules/events/events.routes.ts': 'a cursor of this API',
  'api/src/modules/firms/listing/listing.service.ts': 'a cursor of this API',
  'api/src/modules/instagram/provider/provider-tokens.ts': 'an id of Instagram',
  'api/src/modules/instagram/provider/read-post.ts': 'a time of Instagram',
  'api/src/modules/instagram/signed-request.ts': 'an id of Instagram',
  'api/src/modules/quotes/threads/unpack-xlsx.ts': 'the names of cells in an XLSX',
  'api/src/modules/sitemap/sitemap.service.ts': 'the name of a sitemap',
  'api/src/seed/seed-scale.ts': 'addresses that the seed made',
  'api/src/notifications/ending-links.ts': 'a token of this API',
  'api/src/validation/formats.ts': 'ids, instants and addresses, which programs write',
  'api/src/seed/seed.ts': 'a setting of the site',
  'mfe-auth/src/features/operator/components/check-dialog.tsx':
    'days that the browser’s own calendar writes',
  'mfe-auth/src/features/operator/components/queue-facts.tsx':
    'a phone number that readPhone stored',
  'mfe-conversations/src/quotes/editor/terms-editor.tsx':
    'a day that the browser’s own calendar writes',
  'mfe-designers/src/features/requests/components/received-card.tsx':
    'a phone number that readPhone stored',
  'mfe-onboarding/src/features/social/model/instagram-return.ts': 'an address of the API',
  'mfe-onboarding/src/form/firm-fields.tsx': 'a day that the browser’s own calendar writes',
  'mfe-onboarding/src/form/link-values.ts': 'the name of a field',
  'shared/domain/src/amount-reading.ts': 'whether an amount is in plain Latin digits',
  'shared/domain/src/boards.ts': 'the name of a thing',
  'shared/domain/src/firm-views.ts': 'ids in an address of this site',
  'shared/domain/src/ids.ts': 'an id in an address of this site',
  'shared/domain/src/languages.ts': 'a header of browsers',
  'shared/domain/src/money.ts': 'digits that a number was written with',
  'shared/domain/src/punycode.ts': 'the letters of punycode',
  'shared/domain/src/site-path.ts': 'escapes in an address',
  'shared/domain/src/web-address.ts': 'the port of a web address',
  'shared/ui/src/form/amount-field.tsx':
    'which digits are grouped while typing; others stay as typed',
  'shared/ui/src/form/number-field.tsx': 'what its property `latin` has read',
  'shared/ui/src/testing/contrast.ts': 'a colour',
  'shell/src/chrome/use-counted-title.ts': 'a count that this file wrote',
  'shell/src/pages/static/named-details.tsx': 'the version of the terms',
};

/** Sources of pages and API, without tests. */
const sources = globSync('{api,mfe-*,shell,shared/{domain,firms,ui}}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
}).filter((file) => !/\.test\.|\/indian-cities\/(?:city-rows|real-addresses)/.test(file));

test('digits that people type are read in every script, wherever digits are', () => {
  assert.ok(sources.length > 500, `${sources.length} sources`);
  const unread = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return latinOnly.test(text) && !anyScript.test(text) && !Object.hasOwn(written, file);
  });
  assert.deepEqual(unread, []);
});

test('each file that is said to read what programs write is there and does', () => {
  const idle = Object.keys(written).filter((file) => {
    const isSource = sources.includes(file);
    return !isSource || !latinOnly.test(readFileSync(join(root, file), 'utf8'));
  });
  assert.deepEqual(idle, []);
});
