import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  method?: string;
  /** Sent as JSON; `undefined`: none. */
  body?: unknown;
  form?: { payload: Buffer; headers: Record<string, string> };
  token?: string | undefined;
  /** Makes a request that is sent again the same one. */
  idempotencyKey?: string;
}

/** What was answered. */
export interface Answered {
  /** 0 where nothing was. */
  status: number;
  body: string;
  retryAfter: string | undefined;
  /** Why there is no answer, such as ECONNREFUSED. */
  code: string | undefined;
}

const answerWithinMs = 60_000;

/** One request on a connection of its own. */
export function send(address: string, sent: Sent = {}): Promise<Answered> {
  const { body, form, token, idempotencyKey } = sent;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const payload = form?.payload ?? json;
  const { method = payload ? 'POST' : 'GET' } = sent;
  const headers = {
    ...(json && { 'content-type': 'application/json' }),
    ...form?.headers,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(payload && { 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, body: error.message, retryAfter: undefined, code: error.code });
    const signal = AbortSignal.timeout(answerWithinMs);
    const asked = request(address, { method, headers, agent: false, signal }, (answer) => {
      const { statusCode = 0, headers: told } = answer;
      const retryAfter = told['retry-after'];
      text(answer).then(
        (said) => resolve({ status: statusCode, body: said, retryAfter, code: undefined }),
        fail,
      );
    });
    asked.on('error', fail);
    asked.end(payload);
  });
}

/** The body of a form with one file. */
export function formOf(fields: Record<string, string>, file: { name: string; bytes: Buffer }) {
  const boundary = 'the-boundary-of-the-trial';
  const part = (name: string, content: Buffer | string, more = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(name, value)),
    ...part(file.name, file.bytes, '; filename="a.png"\r\ncontent-type: image/png'),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
