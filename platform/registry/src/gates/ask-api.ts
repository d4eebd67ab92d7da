import type { ApiAnswer } from '@aangan/manifest';

/** The optional parts of a request. */
interface ApiRequest {
  /** GET where it is not given. */
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request to the API, as a guest unless a header says otherwise.
 * @throws Error if the API does not answer, or with more than {@link maxAnswerBytes}
 */
export type AskApi = (address: string, request?: ApiRequest) => Promise<ApiAnswer>;

/** The largest answer that is read, in bytes: each is shown in one page. */
const maxAnswerBytes = 1024 * 1024;

/**
 * Reads a body as text.
 * @throws Error where it has more than {@link maxAnswerBytes}; the rest is not read then
 */
export async function answerText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes)
      throw new Error(`it answers with more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
