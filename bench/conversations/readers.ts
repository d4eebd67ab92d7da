import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions } from '../api/child.ts';

/** Streams that are opened at the same moment. */
const atOnce = 50;
/** How long after the last message was sent it may arrive, in milliseconds. */
const lateMs = 10_000;

export interface Talk {
  conversation: number;
  /** Access token of one of its members. */
  token: string;
}

export interface Delivered {
  /** Milliseconds from the request of each message until both tabs had it. */
  delays: number[];
  /** Messages that were refused, or came to fewer tabs. */
  lost: number;
}

const streams = new Set<ClientRequest>();
/** When messages were asked to be sent, and how many tabs have them. */
const sent = new Map<string, { at: number; tabs: number; delay: number | undefined }>();

function hear(text: string): void {
  for (const [, key = ''] of text.matchAll(/"text":\s*"bench ([\w-]+)"/g)) {
    const message = sent.get(key);
    if (!message) continue;
    message.tabs += 1;
    if (message.tabs === 2) message.delay = performance.now() - message.at;
  }
}

/** Opens a stream, as a tab does. @returns once its first event is there */
function openStream(port: number, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const asked = request({ port, host: '127.0.0.1', path: '/api/events/', headers, agent: false });
    streams.add(asked);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`A stream was answered ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      let rest = '';
      answer.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.startsWith('event: ready')) resolve();
          else hear(block);
        }
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const agent = new Agent({ keepAlive: true });

function post(port: number, { conversation, token }: Talk, text: string): Promise<boolean> {
  const body = JSON.stringify({ id: randomUUID(), text });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const path = `/api/conversations/${conversation}/messages/`;
  return new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', method: 'POST', path, headers, agent },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode === 201));
      },
    );
    asked.on('error', () => resolve(false));
    asked.end(body);
  });
}

answerQuestions({
  start: () => undefined,
  open: async ({ port, tokens }: { port: number; tokens: string[] }) => {
    for (let from = 0; from < tokens.length; from += atOnce) {
      const some = tokens.slice(from, from + atOnce);
      await Promise.all(some.map((token) => openStream(port, token)));
    }
  },
  close: () => {
    for (const stream of streams) stream.destroy();
    streams.clear();
  },
  /** Sends at a steady pace, whether or not what was sent before has arrived. */
  send: async (about: { port: number; talks: Talk[]; perSecond: number; count: number }) => {
    const { port, talks, perSecond, count } = about;
    sent.clear();
    const start = performance.now();
    const answered: Promise<boolean>[] = [];
    for (let number = 0; number < count; number += 1) {
      const wait = start + (number * 1000) / perSecond - performance.now();
      if (wait > 0) await sleep(wait);
      const talk = talks[number % talks.length];
      if (!talk) throw new Error('There is nobody to send to.');
      const key = randomUUID();
      sent.set(key, { at: performance.now(), tabs: 0, delay: undefined });
      answered.push(post(port, talk, `bench ${key}`));
    }
    await Promise.all(answered);
    const all = [...sent.values()];
    const deadline = performance.now() + lateMs;
    while (all.some(({ delay }) => delay === undefined) && performance.now() < deadline) {
      await sleep(50);
    }
    const delays = all.flatMap(({ delay }) => delay ?? []);
    return { delays, lost: all.length - delays.length };
  },
});
