import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, signIn } from './requests.ts';
import type { Report } from './table.ts';

/** How soon a message is in a tab, in milliseconds. */
const withinMs = 1_000;
const messages = 5;

/** What accounts are told passes nginx and edges at once: nothing waits for a buffer to be full. */
export async function tryStream(origin: string, report: Report): Promise<void> {
  const [client, firm] = [await signIn(origin, 'client'), await signIn(origin, 'architect')];
  const listed = await ask(`${origin}/api/conversations/`, { token: firm.access });
  const [conversation] = (JSON.parse(listed.body) as { results: { id: number }[] }).results;
  const stream = await openStream(origin, client.access);
  let heard = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  /** @returns how long it took until it was heard, in milliseconds */
  const until = async (text: string) => {
    const began = performance.now();
    while (!heard.includes(text) && performance.now() - began < 30_000) await sleep(5);
    return heard.includes(text) ? performance.now() - began : Number.POSITIVE_INFINITY;
  };
  const times = [await until('event: ready')];
  for (let turn = 0; turn < messages; turn += 1) {
    const text = `Through nginx ${randomUUID()}`;
    const body = { id: randomUUID(), text };
    const path = `/api/conversations/${conversation?.id}/messages/`;
    const sent = ask(`${origin}${path}`, { token: firm.access, body });
    times.push(await until(text));
    await sent;
  }
  stream.destroy();
  report(
    'each event passes at once',
    times.every((time) => time < withinMs),
    `${times.map((time) => time.toFixed(0)).join(', ')} ms`,
  );
}

function openStream(origin: string, token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const address = `${origin.replace('localhost', '127.0.0.1')}/api/events/`;
  return new Promise((resolve, reject) => {
    request(address, { headers, agent: false }, resolve).on('error', reject).end();
  });
}
