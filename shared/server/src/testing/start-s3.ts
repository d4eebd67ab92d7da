import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { hasValidSignature } from './s3-signature.ts';

/** A bucket for tests: supports the operations that the blob store uses, and checks signatures as S3 does. */
export interface TestBucket {
  /** Its address, with the key and the secret. */
  url: string;
  /** Makes the bucket unreachable from now on. */
  cutOff(): Promise<void>;
  /** The keys of all objects. */
  keys(): string[];
  close(): Promise<void>;
}

interface StoredObject {
  bytes: Buffer;
  writtenAt: Date;
}

/** How many keys one page of a listing has: few, so that tests read several pages. */
const pageSize = 2;

export async function startS3(): Promise<TestBucket> {
  const secret = 'the secret of the tests/+';
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (!hasValidSignature(request, body, secret)) return refuse(response, 403, 'AccessDenied');
    const url = new URL(request.url ?? '', 'http://s3');
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== 'some-bucket') return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') {
      if (request.method === 'GET') send(response, listing(url.searchParams));
      else response.end();
      return;
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, writtenAt: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else sendObject(request, response, key);
  }

  function sendObject(request: IncomingMessage, response: ServerResponse, key: string): void {
    const object = objects.get(key);
    if (!object) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    const { bytes, writtenAt } = object;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, {
      'content-length': part.length,
      'last-modified': writtenAt.toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, pageSize);
    const next = found.length > pageSize ? page.at(-1) : undefined;
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents}<IsTruncated>${next !== undefined}</IsTruncated>${token}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://tests:${encodeURIComponent(secret)}@127.0.0.1:${port}/some-bucket/media?region=eu-test-1`,
    cutOff: close,
    keys: () => [...objects.keys()],
    close,
  };
}

function send(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
