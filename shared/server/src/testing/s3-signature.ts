import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** How far the clocks may differ, in milliseconds: the limit of S3. */
const skewMs = 15 * 60_000;

/**
 * Whether a request has a valid AWS Signature Version 4 over these bytes with this secret
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function hasValidSignature(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const date = String(request.headers['x-amz-date']);
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== sha256(body) || !isNow(date)) return false;
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) {
    return false;
  }
  const canonical = canonicalRequest(request, signed, hash);
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}

function canonicalRequest(request: IncomingMessage, signed: string[], hash: string): string {
  const url = new URL(request.url ?? '', 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  return [
    request.method,
    url.pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    hash,
  ].join('\n');
}

/** Whether a date such as `20261123T001500Z` is close enough to now. */
function isNow(date: string): boolean {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - Date.now()) <= skewMs;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
