import type { SiteLanguage } from '@aangan/domain';
import { type Quote, quoteCsv } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import { invalid, message } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { roomsOfRequest } from '../briefs/briefs.service.ts';
import { requireQuote } from './quote-access.ts';
import { languageOf, namesOf } from './quote-names.repository.ts';
import type { FoundQuote } from './quotes.repository.ts';
import { requireVersion } from './quotes.service.ts';
import { runQuoteWork } from './threads/run-quote-work.ts';

type Db = Kysely<Tables>;

/** Quotes as they are compared and taken away. */
export function createQuoteViews(db: Db) {
  async function versionFor(accountId: number, id: number, number: number) {
    const { quote, version } = await requireVersion(db, accountId, id, number);
    return {
      ...version,
      names: await namesOf(db, quote.conversation_id),
      language: await languageOf(db, accountId),
    };
  }

  return {
    /**
     * The newest versions of two to four quotes that a client was sent, on the rooms of the brief that one of them answers.
     * @throws Refusal 400 for fewer, more, or quotes that the account was not sent
     */
    async sideBySide(accountId: number, ids: readonly number[]): Promise<string> {
      const quotes = await sentQuotes(db, accountId, ids);
      const request = quotes.find(({ request_id }) => request_id !== null)?.request_id;
      const rooms = request ? await roomsOfRequest(db, request) : [];
      const contents = quotes.map(({ content }) => content);
      const compared = await runQuoteWork({ kind: 'compare', quotes: contents, rooms });
      const offers = await Promise.all(
        quotes.map(async (quote) => {
          const { id, conversation_id, version, status, valid_until, today } = quote;
          const { firm } = await namesOf(db, conversation_id);
          const is_expired = status === 'sent' && (valid_until ?? '') < today;
          const facts = { id, conversation_id, version, status, valid_until, is_expired };
          return { ...facts, firm, title: quote.content.title };
        }),
      );
      return JSON.stringify({ quotes: offers, ...compared });
    },

    /** @throws Refusal 404 */
    async csv(accountId: number, id: number, number: number): Promise<Download> {
      const { content, language } = await versionFor(accountId, id, number);
      return { name: fileName(content, number, 'csv'), body: quoteCsv(content, language) };
    },

    /** In the language of the account. @throws Refusal 404 */
    async pdf(accountId: number, id: number, number: number): Promise<Download> {
      const { content: quote, sent_at, names, language } = await versionFor(accountId, id, number);
      const content = { quote, version: number, sentAt: sent_at, ...names };
      const body = await runQuoteWork({ kind: 'pdf', language: language as SiteLanguage, content });
      return { name: fileName(quote, number, 'pdf'), body: Buffer.from(body) };
    },
  };
}

interface Download {
  name: string;
  body: string | Buffer;
}

const fileName = ({ title }: Quote, version: number, ending: string) =>
  `${title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .slice(0, 80)
    .trim()} v${version}.${ending}`;

type SentQuote = FoundQuote & { content: Quote };

async function sentQuotes(db: Db, accountId: number, ids: readonly number[]): Promise<SentQuote[]> {
  const refusal = invalid({ ids: [message('compared_quotes')] });
  if (ids.length < 2 || ids.length > 4 || new Set(ids).size < ids.length) throw refusal;
  const found = await Promise.all(
    ids.map((id) => requireQuote(db, accountId, id).catch(() => undefined)),
  );
  return found.map((own) => {
    if (own?.me.side !== 'client' || !own.quote.content) throw refusal;
    return { ...own.quote, content: own.quote.content };
  });
}
