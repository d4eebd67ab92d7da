import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { inertHeaders } from './answer-headers.ts';

const inertLines = Object.entries(inertHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Fastify's `clientErrorHandler` of every server: answers what Node cannot read as HTTP, such as an unknown method or
 * headers that are too large, in the form of all refusals. There is no request yet, so the answer is written to the socket.
 */
export function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[code ?? ''] ?? 400;
  const text = JSON.stringify({ detail: `${STATUS_CODES[status]}.`, code: 'bad_request' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\n${inertLines}` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
