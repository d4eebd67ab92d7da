import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  dayAfter,
  dayInIndia,
  emptyQuote,
  type Quote,
  type QuoteLine,
} from '@aangan/domain/quotes';
import { conversationCalls } from '../conversations/conversation-calls.ts';
import type { SignedIn } from '../requests/request-calls.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** A day that is so far from today, in India. */
export const day = (days: number) => dayAfter(dayInIndia(Date.now()), days);

export const line = (change: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'l1',
  what: 'Base units, marine ply with laminate',
  quantity: 42_500,
  unit: 'sqft',
  rate: 145_050,
  gst: 18,
  ...change,
});

/** A quote that can be sent. */
export const wholeQuote = (change: Partial<Quote> = {}): Quote => ({
  ...emptyQuote,
  title: 'Kitchen in Malleswaram',
  sections: [{ id: 's1', kind: 'room', name: 'Kitchen', room: 'kitchen', lines: [line()] }],
  exclusions: ['Electrical points'],
  stages: [
    { id: 't1', name: 'Advance', percent: 4_000, proof: 'Order placed' },
    { id: 't2', name: 'Handing over', percent: 6_000, proof: 'Shutters hung and cleaned' },
  ],
  valid_until: day(30),
  ...change,
});

/** What both sides do with quotes and jobs, on the API that the tests have started. */
export function quoteCalls(api: () => TestApi) {
  const calls = conversationCalls(api);
  const post = (who: SignedIn, path: string, body: object = {}) =>
    api().post(`/api/${path}`, body, { headers: who.headers });
  const get = async (who: SignedIn, path: string) =>
    (await api().get(`/api/${path}`, who.headers)).json();

  const begin = (who: SignedIn, conversation: number, more: object = {}) =>
    post(who, 'quotes/', { conversation, ...more });
  const save = (who: SignedIn, id: number, revision: number, content: unknown) =>
    api().call('PUT', `/api/quotes/${id}/draft/`, {
      payload: { revision, content },
      headers: who.headers,
    });
  const act = (who: SignedIn, id: number, what: string, body: object = {}) =>
    post(who, `quotes/${id}/${what}/`, body);

  /** Saves over what is there. @returns its revision */
  async function write(firm: SignedIn, id: number, content: Quote): Promise<number> {
    const { draft } = await get(firm, `quotes/${id}/`);
    const saved = await save(firm, id, draft.revision, content);
    assert.equal(saved.statusCode, 200, saved.body);
    return saved.json().draft.revision;
  }
  /** Sends what is written as the next version. */
  async function send(firm: SignedIn, id: number, content: Quote): Promise<number> {
    const sent = await act(firm, id, 'send', { revision: await write(firm, id, content) });
    assert.equal(sent.statusCode, 200, sent.body);
    return sent.json().version;
  }
  /** A conversation with a quote that was sent. */
  async function offered(content = wholeQuote(), role: 'designer' | 'vendor' = 'designer') {
    const talk = await calls.talk(role);
    const begun = await begin(talk.firm, talk.id);
    assert.equal(begun.statusCode, 201, begun.body);
    const quote: number = begun.json().id;
    await send(talk.firm, quote, content);
    return { ...talk, conversation: talk.id, quote };
  }
  /** The same, accepted. */
  async function agreed(content = wholeQuote(), role: 'designer' | 'vendor' = 'designer') {
    const offer = await offered(content, role);
    const accepted = await act(offer.client, offer.quote, 'accept', { version: 1 });
    assert.equal(accepted.statusCode, 200, accepted.body);
    return { ...offer, job: Number(accepted.json().job_id) };
  }

  return {
    ...calls,
    post,
    get,
    begin,
    save,
    act,
    write,
    sendQuote: send,
    offered,
    agreed,
    accept: (who: SignedIn, id: number, version = 1) => act(who, id, 'accept', { version }),
    ask: (who: SignedIn, id: number, body: object) =>
      act(who, id, 'ask', { id: randomUUID(), version: 1, ...body }),
    /** What the last messages of a conversation are about, oldest first. */
    abouts: async (who: SignedIn, id: number) =>
      (await calls.read(who, id)).messages.map((one: { about: unknown }) => one.about),
  };
}
