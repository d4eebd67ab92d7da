import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { createS3BlobStore, parseBucketAddress } from '@aangan/server';
import { blobStoreContract } from '@aangan/server/testing';

const drafts = await mkdtemp(join(tmpdir(), 'aangan-s3-drafts-'));
const url = new URL(process.env.BLOBS_URL ?? '');
const lines: Server[] = [];
after(async () => {
  for (const line of lines) line.close();
  await rm(drafts, { recursive: true });
});

/** A line to the server that can be cut. */
async function openLine(): Promise<{ port: number; cut(): Promise<void> }> {
  const line = createServer((socket) => {
    const server = connect(Number(url.port), url.hostname);
    socket.pipe(server).pipe(socket);
    socket.on('error', () => server.destroy());
    server.on('error', () => socket.destroy());
    line.on('close', () => socket.destroy());
    cuts.push(() => socket.destroy());
  });
  const cuts: (() => void)[] = [];
  lines.push(line);
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: async () => {
      line.close();
      for (const cut of cuts) cut();
    },
  };
}

blobStoreContract('a bucket of radosgw', async () => {
  const line = await openLine();
  const place = new URL(`${url.href}/${randomUUID()}`);
  place.port = String(line.port);
  const address = parseBucketAddress(place.href);
  if (!address) throw new Error(`${place.host} has no bucket.`);
  return { store: createS3BlobStore({ address, drafts }), cutOff: line.cut };
});
