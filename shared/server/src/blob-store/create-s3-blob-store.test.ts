import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { blobStoreContract } from '../testing/blob-store-contract.ts';
import { startS3, type TestBucket } from '../testing/start-s3.ts';
import { BlobStoreUnreachable } from './blob-errors.ts';
import type { BlobStore } from './blob-store.ts';
import { parseBucketAddress } from './bucket-address.ts';
import { createS3BlobStore } from './create-s3-blob-store.ts';

let drafts: string;
let bucket: TestBucket;
beforeEach(async () => {
  drafts = await mkdtemp(path.join(tmpdir(), 'aangan-drafts-'));
  bucket = await startS3();
});
afterEach(async () => {
  await bucket.close();
  await rm(drafts, { recursive: true });
});

function openAt(url: string): BlobStore {
  const address = parseBucketAddress(url);
  assert.ok(address);
  return createS3BlobStore({ address, drafts });
}

blobStoreContract('a bucket', async () => ({
  store: openAt(bucket.url),
  cutOff: () => bucket.cutOff(),
}));

describe('a blob store in a bucket', () => {
  test('keeps its blobs below the prefix, and nothing on this machine', async () => {
    const { sha256 } = await openAt(bucket.url).put(Buffer.from('hello'));
    assert.deepEqual(bucket.keys(), [`media/${sha256}`]);
    assert.deepEqual(await readdir(drafts), []);
  });

  test('does not take a blob for absent where it may not look, or the bucket is not there', async () => {
    const { sha256 } = await openAt(bucket.url).put(Buffer.from('hello'));
    const other = new URL(bucket.url);
    other.pathname = '/other-bucket';
    for (const url of [bucket.url.replace('tests:the', 'tests:a'), other.href]) {
      await assert.rejects(openAt(url).has(sha256), BlobStoreUnreachable, url);
      await assert.rejects(openAt(url).read(sha256), BlobStoreUnreachable, url);
      await assert.rejects(openAt(url).put(Buffer.from('more')), BlobStoreUnreachable, url);
    }
    assert.equal(bucket.keys().length, 1);
  });
});

describe('the address of a bucket', () => {
  test('has credentials, prefix and region, or none of them', () => {
    assert.deepEqual(
      parseBucketAddress('https://a%2Fb:c%2Bd@s3.example/pictures/a/b?region=eu-1'),
      {
        endpoint: 'https://s3.example',
        bucket: 'pictures',
        prefix: 'a/b/',
        region: 'eu-1',
        credentials: { accessKeyId: 'a/b', secretAccessKey: 'c+d' },
      },
    );
    assert.deepEqual(parseBucketAddress('http://127.0.0.1:9000/pictures'), {
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'pictures',
      prefix: '',
      region: 'us-east-1',
      credentials: undefined,
    });
  });

  test('is refused without a bucket, with half a credential, and of another protocol', () => {
    for (const text of [
      'https://s3.example',
      'https://s3.example/B',
      'https://key@s3.example/pictures',
      's3://pictures',
      'pictures',
    ]) {
      assert.equal(parseBucketAddress(text), undefined, text);
    }
  });
});
