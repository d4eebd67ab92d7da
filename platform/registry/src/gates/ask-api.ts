import type { ApiAnswer } from '@aangan/manifest';

/** What else a request has than its address. */
interface ApiRequest {
  /** GET where it is not given. */
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
}

/**
 * Asks an address of the API, as a guest where no header says otherwise.
 * @throws Error where it does not answer, or with more than {@link maxAnswerBytes}
 */
export type AskApi = (address: string, request?: ApiRequest) => Promise<ApiAnswer>;

/** What the API answers is shown in one page: more than this is not read, in bytes. */
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
