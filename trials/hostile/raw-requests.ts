import { connect } from 'node:net';

const host = 'host: aangan.test';
const jsonHead = (more: string) =>
  `POST /api/auth/login/ HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;

interface RawRequest {
  title: string;
  /** Sent at once. */
  text: string;
  /** Sent afterwards, one character every 300 ms, until the connection ends. */
  slowly?: string;
}

/** What no HTTP client sends. */
export const rawRequests: readonly RawRequest[] = [
  { title: 'two lengths', text: `${jsonHead('content-length: 2\r\ncontent-length: 40')}{}` },
  {
    title: 'a length and chunks',
    text: `${jsonHead('content-length: 4\r\ntransfer-encoding: chunked')}0\r\n\r\nGET /api/auth/me/ HTTP/1.1\r\n\r\n`,
  },
  { title: 'a negative length', text: `${jsonHead('content-length: -1')}{}` },
  { title: 'a length past 2^64', text: `${jsonHead(`content-length: ${'9'.repeat(30)}`)}{}` },
  {
    title: 'a chunk past 2^64',
    text: `${jsonHead('transfer-encoding: chunked')}${'f'.repeat(30)}\r\n`,
  },
  { title: 'a folded header', text: jsonHead('x-a: 1\r\n folded: 2\r\ncontent-length: 0') },
  { title: 'U+0000 in a header', text: jsonHead('x-a: \u0000\r\ncontent-length: 0') },
  { title: 'U+0000 in the path', text: `GET /api/\u0000 HTTP/1.1\r\n${host}\r\n\r\n` },
  { title: 'no host', text: 'GET /api/health/live/ HTTP/1.1\r\n\r\n' },
  { title: 'two hosts', text: `GET /api/health/live/ HTTP/1.1\r\n${host}\r\nhost: b\r\n\r\n` },
  {
    title: 'another origin as path',
    text: `GET http://evil.test/api/ HTTP/1.1\r\n${host}\r\n\r\n`,
  },
  { title: 'a path of two slashes', text: `GET //evil.test/%2e%2e HTTP/1.1\r\n${host}\r\n\r\n` },
  { title: 'a tunnel', text: `CONNECT evil.test:443 HTTP/1.1\r\n${host}\r\n\r\n` },
  {
    title: 'an upgrade',
    text: `GET /api/ HTTP/1.1\r\n${host}\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`,
  },
  { title: 'HTTP/2 at once', text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { title: 'a trace', text: `TRACE /api/health/live/ HTTP/1.1\r\n${host}\r\nx-a: 1\r\n\r\n` },
  { title: 'a method of its own', text: `BREW /api/ HTTP/1.1\r\n${host}\r\n\r\n` },
  { title: 'a path of 64 KB', text: `GET /api/${'a'.repeat(65_536)} HTTP/1.1\r\n${host}\r\n\r\n` },
  { title: '5,000 headers', text: `GET /api/ HTTP/1.1\r\n${'a: b\r\n'.repeat(5_000)}\r\n` },
  { title: 'a body that never comes', text: jsonHead('content-length: 10') },
  { title: 'a slow body', text: jsonHead('content-length: 1000'), slowly: '{'.repeat(1_000) },
  { title: 'slow headers', text: 'GET /api/ HTTP/1.1\r\n', slowly: 'x'.repeat(1_000) },
];

/**
 * Sends it and waits until the server has answered and the connection is closed.
 * @returns the status; 0 where the connection was closed without an answer, undefined where nothing came in time
 */
export function sendRaw(
  { text, slowly = '' }: RawRequest,
  { port, withinMs }: { port: number; withinMs: number },
): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const drip = setInterval(() => {
      if (socket.writable && sent < slowly.length) socket.write(slowly[sent++] ?? '');
    }, 300);
    const end = (status: number | undefined) => {
      clearInterval(drip);
      clearTimeout(late);
      socket.destroy();
      resolve(status);
    };
    const late = setTimeout(() => end(undefined), withinMs);
    socket.on('data', (chunk) => {
      answer += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer);
      if (status) end(Number(status[1]));
    });
    socket.on('close', () => end(0)).on('error', () => undefined);
  });
}
