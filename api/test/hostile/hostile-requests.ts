import type { Operation } from '@aangan/server/testing';
import fc from 'fast-check';
import { multipart } from '../testing/multipart.ts';
import { anyRawBody, anyText, anyValue, hostileText } from './hostile-values.ts';
import { type Schema, validValue } from './valid-value.ts';

/** The part of an OpenAPI operation that says what it takes. */
interface Described {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export type DescribedPaths = Record<string, Record<string, Described>>;

export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

interface HostileOptions {
  paths: DescribedPaths;
  /** What parts of paths can be. */
  ids: readonly string[];
  /** Where the operations are. */
  prefix?: string;
}

const json = 'application/json';
const form = 'multipart/form-data';

/**
 * Requests for one operation, made of its schemas: most are valid but for one or two values, so that they get past
 * the validation of the others.
 */
export function hostileRequests(
  { method, path }: Operation,
  { paths, ids, prefix = '/api' }: HostileOptions,
): fc.Arbitrary<HostileRequest> {
  const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
  const content = requestBody?.content ?? {};
  const schema = content[json]?.schema ?? content[form]?.schema ?? {};
  const isForm = form in content;
  return fc
    .record({
      path: fc.infiniteStream(pathPart(ids)),
      query: queryOf(parameters.filter((one) => one.in === 'query')),
      body: fc.oneof(
        { weight: 5, arbitrary: spoiled(schema) },
        { weight: isForm ? 0 : 1, arbitrary: anyRawBody },
      ),
      headers: hostileHeaders,
    })
    .map(({ path: parts, query, body, headers }) => {
      const url = `${prefix}${path.replace(/\{\w+\}/g, () => parts.next().value)}${query}`;
      if (method === 'GET') return { method, url, headers, payload: undefined };
      if (isForm && typeof body !== 'string') {
        const sent = formOf(body);
        return { method, url, headers: { ...headers, ...sent.headers }, payload: sent.payload };
      }
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      return { method, url, headers: { 'content-type': json, ...headers }, payload };
    });
}

/** A number of something that is there, a number that is not, or a trick. */
const pathPart = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('1', '2', ...ids) },
    { weight: 2, arbitrary: anyText.map((text) => encode(text.slice(0, 300)) || '0') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%00', '%', '%c0%ae%c0%ae', '..%2f1', '1;a=b', '1%0d%0ax:y', '-1'),
    },
  );

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function queryOf(parameters: { name: string; schema: Schema }[]): fc.Arbitrary<string> {
  if (parameters.length === 0) return fc.constantFrom('', '?a=1&a=2&__proto__=1');
  const pair = fc
    .constantFrom(...parameters)
    .chain(({ name, schema }) =>
      fc.oneof(anyText, fc.constant(String(validValue(schema)))).map((value) => [name, value]),
    );
  return fc
    .array(pair, { minLength: 1, maxLength: 4 })
    .map(
      (pairs) => `?${pairs.map(([name = '', value = '']) => `${name}=${encode(value)}`).join('&')}`,
    );
}

/** What the rules behind the schemas ask for. */
const known: Record<string, unknown> = { budget: 90_000_000, password: 'a fine courtyard' };

/**
 * A valid value of the schema, with some of the fields that it may lack, up to two fields replaced, and fields
 * that nobody asked for.
 */
function spoiled({
  properties = {},
  required = [],
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(properties);
  const extra = fc.constant({ is_staff: true, id: 1, account_id: 1, is_verified: true });
  if (names.length === 0) return extra;
  const valid = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      fc.constant(known[name] ?? validValue(field)),
    ]),
  );
  return fc
    .record({
      valid: fc.record(valid, { requiredKeys: names.filter((name) => required.includes(name)) }),
      changed: fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 2 }),
      added: fc.oneof(fc.constant({}), extra),
    })
    .map((body) => ({ ...body.valid, ...body.changed, ...body.added }));
}

function formOf(body: Record<string, unknown> | null) {
  const parts = Object.entries(body ?? {}).map(([name, value]) => {
    const content = typeof value === 'string' ? value : JSON.stringify(value ?? null);
    return { name, content, ...(name === 'images' ? { fileName: content.slice(0, 200) } : {}) };
  });
  return multipart(parts);
}

const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);
const headerText = fc.constantFrom(...hostileText.map(asHeader));

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'idempotency-key',
        'accept',
        'accept-encoding',
        'accept-language',
        'if-none-match',
        'if-modified-since',
        'range',
        'cookie',
        'x-forwarded-for',
        'x-http-method-override',
        'x-request-id',
        'traceparent',
        'origin',
        'host',
        'expect',
        'content-encoding',
      ),
      headerText,
      { minKeys: 1, maxKeys: 2 },
    ),
  },
);
