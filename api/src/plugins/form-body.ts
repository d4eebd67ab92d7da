import type { FastifyInstance } from 'fastify';
import { unroutable } from '../problems.ts';

const maxBytes = 16 * 1024;

/** Has the routes of this plugin take forms (`application/x-www-form-urlencoded`): texts by their name, the last of each. */
export function takeForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/**
 * A text of such a form; empty where there is none.
 * @throws Refusal 400 for a text with U+0000, which the database cannot store
 */
export function formText(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const text = String((body as Record<string, unknown>)[name]);
  if (text.includes('\u0000')) throw unroutable();
  return text;
}
