import { describe, expect, test } from '@jest/globals';
import { aQuoteCard } from '../../testing/brief-factories.ts';
import { chosenQuotes, comparable } from './chosen-quotes.ts';

const quotes = comparable([
  aQuoteCard(1, { status: 'declined', conversation_id: 5, sent_at: '2026-11-27T06:30:00Z' }),
  aQuoteCard(2, { conversation_id: 5, sent_at: '2026-11-20T06:30:00Z' }),
  aQuoteCard(3, { conversation_id: 6, is_expired: true }),
  aQuoteCard(4, { status: 'withdrawn', conversation_id: 7 }),
  aQuoteCard(5, { status: 'draft', version: 0, conversation_id: 7 }),
]);

describe('the quotes that are compared', () => {
  test('are first one of each firm, an open one where it has one', () => {
    expect(chosenQuotes(quotes, null)).toEqual([2, 3]);
  });

  test('are those of the address, at most four, each once and only those that there are', () => {
    expect(chosenQuotes(quotes, '3,1,3,99')).toEqual([3, 1]);
    expect(chosenQuotes(quotes, '1')).toEqual([2, 3]);
  });

  test('can be several of one firm where no other has sent any', () => {
    const ofOne = quotes.filter(({ conversation_id: id }) => id === 5);
    expect(chosenQuotes(ofOne, null)).toEqual([2, 1]);
  });

  test('are never drafts and withdrawn ones', () => {
    expect(quotes.map(({ id }) => id)).not.toContain(4);
    expect(quotes.map(({ id }) => id)).not.toContain(5);
  });
});
