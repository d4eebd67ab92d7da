import { eventStreams } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../testing/factories.ts';
import {
  aDraft,
  aQuote,
  aQuoteDetail,
  aQuotesApi,
  aVersion,
  openQuote,
  quoteEndpoints,
} from '../testing/quotes.tsx';

let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  modalDialogs();
  streams = eventStreams();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const isClosed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

const first = aVersion(1, aQuote());
const later = aQuote({
  sections: [
    {
      ...(aQuote().sections[0] as (typeof first.content.sections)[0]),
      lines: [
        { id: 'l1', what: 'Base units', quantity: 10_000, unit: 'sqft', rate: 90_000, gst: 18 },
        { id: 'l3', what: 'Tap', quantity: 1_000, unit: 'piece', rate: 20_000, gst: 18 },
      ],
    },
  ],
  exclusions: [],
});
const second = aVersion(2, later, aQuote());
const conflict = (code: string, detail: string) => ({ status: 409, body: { code, detail } });

describe('The page of a quote', () => {
  test('has the lines of each section, GST by rate, totals, stages, exclusions and validity', async () => {
    openQuote(aQuotesApi(aQuoteDetail(), [first]).api);
    expect(await screen.findByRole('heading', { name: 'Kitchen in Aldona' })).toBeVisible();
    expect(screen.getByText('From Studio Aangan for Meera Nair')).toBeVisible();
    expect(screen.getByText(/Valid until 20 December 2026/)).toBeVisible();
    const line = screen.getByText('Base units').closest('li');
    expect(line).toHaveTextContent('10 sq ft × ₹1,000.00 · GST 18%₹10,000.00');
    expect(screen.getByText('GST 18% on ₹10,500.00').nextSibling).toHaveTextContent('₹1,890.00');
    expect(screen.getByText('Total').closest('dt')?.nextSibling).toHaveTextContent('₹12,390.00');
    expect(screen.getByText('Advance · 40%').closest('li')).toHaveTextContent(
      '₹4,956.00Order placed',
    );
    expect(screen.getByText('Tiling')).toBeVisible();
  });

  test('splits the tax into halves within a state', async () => {
    const content = aQuote({ firm_state: '30', place_state: '30' });
    openQuote(aQuotesApi(aQuoteDetail(), [aVersion(1, content)]).api);
    expect((await screen.findByText('CGST')).nextSibling).toHaveTextContent('₹945.00');
    expect(screen.getByText('SGST').nextSibling).toHaveTextContent('₹945.00');
  });

  test('says what a version has changed since the one before, and leads to that', async () => {
    const detail = aQuoteDetail({ version: 2 });
    const { router } = openQuote(aQuotesApi(detail, [first, second]).api);
    const changes = (await screen.findByText(/^The total was/)).closest('ul') as HTMLElement;
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'The total was ₹12,390.00 and is now ₹10,856.00',
      'Added Tap · 1 piece × ₹200.00 · GST 18%',
      'Removed Sink · 1 piece × ₹500.00 · GST 18%',
      'Changed Base units · 10 sq ft × ₹1,000.00 → 10 sq ft × ₹900.00 · GST 18%',
      'Removed Tiling',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '1');
    expect(await screen.findByText(/This is an older version/)).toBeVisible();
    expect(router.state.location.search).toBe('?version=1');
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await press('Read version 2');
    expect(await screen.findByText('Tap', { selector: 'p > span' })).toBeVisible();
  });

  test('has few lines of a long quote in the page, and shows more at a press', async () => {
    const [section] = aQuote().sections;
    if (!section) throw new Error('no section');
    const lines = Array.from({ length: 2_000 }, (_one, at) => ({
      ...(section.lines[0] as (typeof section.lines)[0]),
      id: `n${at}`,
      what: `Line ${at}`,
    }));
    const content = aQuote({ sections: [{ ...section, lines }] });
    openQuote(aQuotesApi(aQuoteDetail(), [aVersion(1, content)]).api);
    expect(await screen.findByText('Line 99')).toBeVisible();
    expect(screen.queryByText('Line 100')).not.toBeInTheDocument();
    await press('Show more of 1,900 lines');
    expect(screen.getByText('Line 100')).toBeVisible();
  });

  test('asks about a line, once under one id however often it is tried', async () => {
    const { api } = aQuotesApi(aQuoteDetail(), [first]);
    api.answer(quoteEndpoints.ask, () => 'offline');
    openQuote(api);
    await press('Ask about Sink');
    await userEvent.type(await screen.findByLabelText('Your question'), 'Which make?');
    await press('Send');
    expect(await screen.findByText(/What you typed is kept/)).toBeVisible();
    api.answer(quoteEndpoints.ask, () => ({ status: 201, body: aMessage(1) }));
    await press('Send');
    expect(await screen.findByText('Sent. The answer comes in the conversation.')).toBeVisible();
    const asked = api.requests.filter(({ url }) => url.endsWith('/ask/'));
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body).toMatchObject({ version: 1, line: 'l2', text: 'Which make?' });
    expect(asked[1]?.body).toEqual(asked[0]?.body);
  });

  test('is declined with a reason', async () => {
    const { api, state } = aQuotesApi(aQuoteDetail(), [first]);
    api.answer(quoteEndpoints.decline, ({ body }) => {
      state.detail = aQuoteDetail({ status: 'declined', ...(body as { reason: string }) });
      return { body: state.detail };
    });
    openQuote(api);
    await press('Decline');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Too much for us');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('The client declined this quote')).toBeVisible();
    await isClosed();
    expect(screen.getByText('Too much for us')).toBeVisible();
  });

  test('is accepted once at a double press, after saying what happens, and then shows its hash', async () => {
    const { api, state } = aQuotesApi(aQuoteDetail(), [first]);
    api.answer(quoteEndpoints.accept, () => {
      state.detail = aQuoteDetail({ status: 'accepted', sha256: 'ab12', job_id: 4 });
      return { body: state.detail };
    });
    openQuote(api);
    await press('Accept');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Accept version 1 for ₹12,390.00?',
    });
    expect(dialog).toHaveTextContent('Studio Aangan is told at once');
    expect(dialog).toHaveTextContent('stays as it is for both of you');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('ab12')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', '/jobs/4');
    expect(api.requests.filter(({ url }) => url.endsWith('/accept/'))).toHaveLength(1);
    await isClosed();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  test('tells that a newer version came first, and shows the way to it', async () => {
    const { api, state } = aQuotesApi(aQuoteDetail(), [first, second]);
    const sentence = 'The firm has sent a newer version of this quote. Please read that one first.';
    api.answer(quoteEndpoints.accept, () => {
      state.detail = aQuoteDetail({ version: 2 });
      return conflict('quote_superseded', sentence);
    });
    openQuote(api);
    await press('Accept');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await screen.findByRole('button', { name: 'Read version 2' })).toBeVisible();
    await isClosed();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  test('tells that it was accepted in another tab', async () => {
    const { api, state } = aQuotesApi(aQuoteDetail(), [first]);
    api.answer(quoteEndpoints.decline, () => {
      state.detail = aQuoteDetail({ status: 'accepted', sha256: 'ab12' });
      return conflict('quote_not_open', 'This quote is not open any more.');
    });
    openQuote(api);
    await press('Decline');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not open any more');
    expect(await screen.findByText('This quote is accepted')).toBeVisible();
  });

  test('cannot be accepted once its last day is over', async () => {
    openQuote(aQuotesApi(aQuoteDetail({ is_expired: true }), [first]).api);
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getByText(/Ask the firm for a new version/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
  });

  test('tells of a new version as it is sent, and keeps the one that is being read', async () => {
    const { api, state } = aQuotesApi(aQuoteDetail(), [first, second]);
    openQuote(api);
    expect(await screen.findByText('Sink')).toBeVisible();
    state.detail = aQuoteDetail({ version: 2 });
    const about = { kind: 'quote', id: 3, version: 2, act: 'sent', line: null } as const;
    await act(async () => {
      streams[0]?.send('ready', {}, 10);
      streams[0]?.send('message', { conversation: 5, message: aMessage(1, { about }) }, 11);
    });
    expect(await screen.findByText(/The newest is version 2/)).toBeVisible();
    expect(screen.getByText('Sink')).toBeVisible();
  });

  test('lets its firm write a new version and withdraw it', async () => {
    const detail = aDraft(aQuote(), 4, { status: 'sent', version: 1 });
    const { api, state } = aQuotesApi(detail, [first]);
    api.answer(quoteEndpoints.withdraw, () => {
      state.detail = { ...detail, status: 'withdrawn' };
      return { body: state.detail };
    });
    openQuote(api);
    expect(await screen.findByRole('link', { name: /new version/ })).toHaveAttribute(
      'href',
      '/quotes/3/edit',
    );
    expect(screen.queryByRole('button', { name: 'Ask about Sink' })).not.toBeInTheDocument();
    await press('Withdraw');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The firm withdrew this quote')).toBeVisible();
  });

  test('prints all of its sections', async () => {
    let printed = 0;
    window.print = () => {
      printed = screen.getAllByText(/^Line /).length;
      window.dispatchEvent(new Event('afterprint'));
    };
    const [section] = aQuote().sections;
    if (!section) throw new Error('no section');
    const sections = ['a', 'b'].map((id) => ({
      ...section,
      id,
      lines: Array.from({ length: 120 }, (_one, at) => ({
        ...(section.lines[0] as (typeof section.lines)[0]),
        id: `${id}${at}`,
        what: `Line ${id}${at}`,
      })),
    }));
    openQuote(aQuotesApi(aQuoteDetail(), [aVersion(1, aQuote({ sections }))]).api);
    await press('Print');
    expect(printed).toBe(240);
    expect(screen.queryByText('Line b0')).not.toBeInTheDocument();
  });

  test('says that it loads, that it could not be loaded and tries again, and that there is none', async () => {
    const { api } = aQuotesApi(aQuoteDetail(), [first]);
    api.answer(quoteEndpoints.read, () => 'offline');
    openQuote(api);
    expect(screen.getByText('Loading the quote…')).toBeInTheDocument();
    expect(await screen.findByText('The quote could not be loaded')).toBeVisible();
    api.answer(quoteEndpoints.read, () => ({ status: 404, body: { detail: 'Not found.' } }));
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'There is no such quote' })).toBeVisible();
  });
});
