import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { compareVersions, emptyQuote, type Quote, totalsOf } from '@aangan/domain/quotes';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { QuoteEditorPage } from '../app/quote-editor-page.tsx';
import { QuotePage } from '../app/quote-page.tsx';
import type { QuoteCardData, QuoteDetail, QuoteVersion } from '../quotes/api/quotes-api.ts';
import { noon } from './factories.ts';

const ofQuote = { params: { id: 3 } };

export const quoteEndpoints = {
  read: endpoint('get', '/quotes/{id}/', ofQuote),
  version: (version: number) =>
    endpoint('get', '/quotes/{id}/versions/{version}/', { params: { id: 3, version } }),
  begin: endpoint('post', '/quotes/', { body: { conversation: 5 } }),
  save: endpoint('put', '/quotes/{id}/draft/', {
    ...ofQuote,
    body: { revision: 1, content: emptyQuote },
  }),
  send: endpoint('post', '/quotes/{id}/send/', { ...ofQuote, body: { revision: 1 } }),
  accept: endpoint('post', '/quotes/{id}/accept/', { ...ofQuote, body: { version: 1 } }),
  decline: endpoint('post', '/quotes/{id}/decline/', { ...ofQuote, body: { version: 1 } }),
  withdraw: endpoint('post', '/quotes/{id}/withdraw/', { ...ofQuote, body: {} }),
  ask: endpoint('post', '/quotes/{id}/ask/', {
    ...ofQuote,
    body: { id: '', version: 1, text: '' },
  }),
  remove: endpoint('delete', '/quotes/{id}/', ofQuote),
  pasted: endpoint('post', '/quotes/sheet/text/', { body: { text: '' } }),
  uploaded: endpoint('post', '/quotes/sheet/'),
  prices: endpoint('get', '/quotes/prices/'),
  savePrices: endpoint('put', '/quotes/prices/', { body: { revision: 0, items: [] } }),
  templates: endpoint('get', '/quotes/templates/'),
  template: endpoint('get', '/quotes/templates/{id}/', { params: { id: 8 } }),
  addTemplate: endpoint('post', '/quotes/templates/', { body: { name: '', content: emptyQuote } }),
};

/** A quote for a kitchen that can be sent, with some fields overridden. ₹12,390.00 with GST. */
export function aQuote(parts: Partial<Quote> = {}): Quote {
  return {
    ...emptyQuote,
    title: 'Kitchen in Aldona',
    sections: [
      {
        id: 's1',
        kind: 'room',
        name: 'Kitchen',
        room: 'kitchen',
        lines: [
          { id: 'l1', what: 'Base units', quantity: 10_000, unit: 'sqft', rate: 100_000, gst: 18 },
          { id: 'l2', what: 'Sink', quantity: 1_000, unit: 'piece', rate: 50_000, gst: 18 },
        ],
      },
    ],
    exclusions: ['Tiling'],
    stages: [
      { id: 't1', name: 'Advance', percent: 4_000, proof: 'Order placed' },
      { id: 't2', name: 'Handing over', percent: 6_000, proof: 'Kitchen in use' },
    ],
    valid_until: '2026-12-20',
    ...parts,
  };
}

/** A version of the quote, compared with the one before where there is one. */
export function aVersion(number: number, content: Quote, before?: Quote): QuoteVersion {
  return {
    quote_id: 3,
    number,
    sent_at: new Date(noon).toISOString(),
    content,
    totals: totalsOf(content),
    changes: before ? compareVersions(before, content) : null,
  };
}

/** A quote in the list of a conversation, sent once, with some fields overridden. */
export function aQuoteCard(parts: Partial<QuoteCardData> = {}): QuoteCardData {
  const content = aQuote();
  return {
    id: 3,
    conversation_id: 5,
    title: content.title,
    status: 'sent',
    is_expired: false,
    version: 1,
    total: totalsOf(content).total,
    valid_until: content.valid_until,
    sent_at: new Date(noon).toISOString(),
    decided_at: null,
    reason: '',
    job_id: null,
    updated_at: new Date(noon).toISOString(),
    ...parts,
  };
}

/** The quote as its client sees it, with some fields overridden. */
export function aQuoteDetail(parts: Partial<QuoteDetail> = {}): QuoteDetail {
  const card = aQuoteCard(parts);
  const at = new Date(noon).toISOString();
  return {
    ...card,
    firm: 'Studio Aangan',
    client: 'Meera Nair',
    side: 'client',
    sha256: null,
    brief: null,
    draft: null,
    versions: Array.from({ length: card.version }, (_one, place) => ({
      number: place + 1,
      total: card.total ?? 0,
      valid_until: '2026-12-20',
      sent_at: at,
    })),
    ...parts,
  };
}

/** The quote as its firm writes it, with some fields overridden. */
export function aDraft(
  content: Quote,
  revision = 1,
  parts: Partial<QuoteDetail> = {},
): QuoteDetail {
  const draft = { revision, content, totals: totalsOf(content), is_sent: false };
  const unsent = { status: 'draft', version: 0, total: null, valid_until: null } as const;
  return aQuoteDetail({ ...unsent, side: 'firm', draft, ...parts });
}

/** An API with a quote that tests can change. */
export function aQuotesApi(detail: QuoteDetail, versions: readonly QuoteVersion[] = []) {
  const api = scriptApi();
  const state = { detail };
  api.answer(quoteEndpoints.read, () => ({ body: state.detail }));
  for (const version of versions) {
    api.answer(quoteEndpoints.version(version.number), () => ({ body: version }));
  }
  api.answer(quoteEndpoints.save, ({ body }) => {
    const { content } = body as { content: Quote };
    state.detail = aDraft(content, (state.detail.draft?.revision ?? 0) + 1, {
      status: state.detail.status,
      version: state.detail.version,
    });
    return { body: state.detail };
  });
  return { api, state };
}

const clock = { now: () => noon, timeZone: 'Asia/Kolkata' };

/** Opens the page of the quote, at noon. */
export function openQuote(api: ReturnType<typeof scriptApi>, at = '/quotes/3') {
  return renderWithHost(
    <>
      <QuotePage />
      <Toaster />
    </>,
    { api, at, path: '/quotes/:id', user: aUser({ id: 7 }), clock },
  );
}

/** Opens what the firm writes, at noon. */
export function openEditor(api: ReturnType<typeof scriptApi>) {
  return renderWithHost(
    <>
      <QuoteEditorPage />
      <Toaster />
    </>,
    { api, at: '/quotes/3/edit', path: '/quotes/:id/edit', user: aUser({ id: 7 }), clock },
  );
}
