import { connect, type Socket } from 'node:net';
import { answerQuestions } from './child.ts';

export interface Asked {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  port: number;
  /** Sent one after the other, by whichever connection is free. */
  requests: Asked[];
  /** How often all are sent; each once by default. */
  times?: number;
  connections: number;
}

export interface Loaded {
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
}

const expectedStatuses = new Set(['200', '201', '304']);

/** Sends requests over connections that stay open. It reads no more of an answer than its length. */
async function load({ port, requests, times = 1, connections }: Load): Promise<Loaded> {
  const wires = requests.map(wireOf);
  const total = wires.length * times;
  const durations: number[] = [];
  let next = 0;
  let bytes = 0;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const start = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      const read = reader(socket);
      while (next < total) {
        const wire = wires[next % wires.length] ?? '';
        next += 1;
        const sentAt = performance.now();
        socket.write(wire);
        bytes = await read();
        durations.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99), bytes };
}

function wireOf({ method = 'GET', path, headers = {}, body }: Asked): string {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** @returns reads one answer to its end and tells the bytes of its body */
function reader(socket: Socket): () => Promise<number> {
  let waiting: PromiseWithResolvers<number> | undefined;
  let head: Buffer | undefined;
  let left = 0;
  let length = 0;
  socket.on('data', (chunk: Buffer) => {
    if (left === 0) {
      head = head ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const status = text.slice(9, 12);
      if (!expectedStatuses.has(status)) {
        waiting?.reject(new Error(`${status}: ${head.toString('utf8', end, end + 300)}`));
        return;
      }
      length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      left = length - (head.length - end - 4);
      head = undefined;
    } else {
      left -= chunk.length;
    }
    if (left <= 0) {
      left = 0;
      waiting?.resolve(length);
    }
  });
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')));
  return () => {
    waiting = Promise.withResolvers<number>();
    return waiting.promise;
  };
}

answerQuestions({ start: () => undefined, load });
