/**
 * The memory of the API while pictures of 10 MB are uploaded at once.
 *
 *   npm run bench -- uploads [parallel=10]
 *
 * The API runs in this process and the client in another, so that only the API's memory is measured. Decoding happens
 * in processes of their own: their memory is not in the number.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { crc32, deflateSync } from 'node:zlib';
import { startApiForBench } from './measuring/api-for-bench.ts';

const [parallel = '10', origin = '', token = ''] = process.argv.slice(2);
const megabyte = 1024 * 1024;

if (origin) await upload();
else await measure();

/** The client: sends all at once. */
async function upload(): Promise<void> {
  const bytes = noise();
  const send = async (index: number) => {
    const form = new FormData();
    form.set('title', `Picture ${index}`);
    form.set('description', 'Noise, which compresses badly.');
    form.set('category', 'other');
    form.set('images', new Blob([bytes]), 'noise.png');
    const headers = { authorization: `Bearer ${token}` };
    const url = `${origin}/api/designers/portfolio/`;
    return (await fetch(url, { method: 'POST', headers, body: form })).status;
  };
  const statuses = await Promise.all(Array.from({ length: Number(parallel) }, (_, at) => send(at)));
  process.send?.({ bytes: bytes.length, statuses });
}

/** A PNG of nearly 10 MB: noise, which does not compress. */
function noise(): Uint8Array<ArrayBuffer> {
  const [width, height] = [1_840, 1_880];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of three channels.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]),
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.concat(rows), { level: 1 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.from(type)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(data, crc32(named)));
  return Buffer.concat([length, named, data, sum]);
}

async function measure(): Promise<void> {
  const { api, stop } = await startApiForBench();
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const access = await signUp(address);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const client = fork(import.meta.filename, [parallel, address, access]);
  const [{ bytes, statuses }] = await once(client, 'message');
  clearInterval(watch);
  const inMegabytes = (memory: number) => Math.round(memory / megabyte);
  console.log(`${parallel} uploads of ${(bytes / megabyte).toFixed(1)} MB: ${statuses.join(' ')}`);
  console.log(`resident before ${inMegabytes(before)} MB, at its peak ${inMegabytes(peak)} MB`);
  await stop();
}

/** An account with a profile. @returns its access token */
async function signUp(address: string): Promise<string> {
  const post = async (call: string, body: object, moreHeaders = {}) => {
    const answer = await fetch(`${address}/api/${call}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...moreHeaders },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const account = { email: 'bench@example.com', password: 'courtyard-bench', first_name: 'Bench' };
  const { access } = await post('auth/register', { ...account, is_designer: true });
  const profile = {
    specializations: ['apartments'],
    establishment_year: 2010,
    head_office_address: '1 Bench Road, Pune',
    team_strength: 1,
    projects_completed: 0,
    spoc_name: 'Bench',
    spoc_phone: '+91 80 4000 0000',
    min_project_size: 0,
    bio: 'A firm that uploads.',
  };
  const headers = { authorization: `Bearer ${access}` };
  await post('designers/profiles/onboarding', profile, headers);
  return access;
}
