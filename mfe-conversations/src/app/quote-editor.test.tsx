import { emptyQuote, type Quote } from '@aangan/domain/quotes';
import { eventStreams } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../testing/factories.ts';
import {
  aDraft,
  aQuote,
  aQuoteDetail,
  aQuotesApi,
  aVersion,
  openEditor,
  quoteEndpoints,
} from '../testing/quotes.tsx';

let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  streams = eventStreams();
});

type Api = ReturnType<typeof aQuotesApi>['api'];

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const saves = (api: Api) =>
  api.requests
    .filter(({ method, url }) => method === 'put' && url.endsWith('/draft/'))
    .map(({ body }) => body as { revision: number; content: Quote });
const newestOf = (api: Api) => saves(api).at(-1)?.content;
const isSaved = () => screen.findByText('Saved', {}, { timeout: 4_000 });
const changedElsewhere = {
  status: 409,
  body: { code: 'draft_changed_elsewhere', detail: 'This was changed in another tab.' },
};

describe('Writing a quote', () => {
  test('has the total exact and live as lines are typed, in any digits, and saves them', async () => {
    const { api } = aQuotesApi(aDraft(emptyQuote));
    openEditor(api);
    await press('Add a section');
    await userEvent.selectOptions(screen.getByLabelText('Room or trade'), 'Kitchen');
    expect(screen.getByLabelText('Name of the section')).toHaveValue('Kitchen');
    type('What', 'Base units');
    type('Quantity', '१२.५');
    type('Rate in ₹', '1,250.50');
    // 12.5 × 1250.50 = 15631.25, and 18% of it 2813.63 half up.
    expect(await screen.findByText('₹18,444.88', { selector: 'b' })).toBeVisible();
    await isSaved();
    await waitFor(() =>
      expect(newestOf(api)?.sections[0]?.lines[0]).toMatchObject({
        what: 'Base units',
        quantity: 12_500,
        rate: 125_050,
        unit: 'sqft',
        gst: 18,
      }),
    );
    expect(newestOf(api)?.sections[0]).toMatchObject({ kind: 'room', room: 'kitchen' });
  });

  test('keeps and tells what is no number, also while its section is closed', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    openEditor(api);
    await screen.findByDisplayValue('Base units');
    const [quantity] = screen.getAllByLabelText('Quantity');
    if (!quantity) throw new Error('no field');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, 'twelve');
    await userEvent.tab();
    expect(screen.getByText(/Enter a quantity like 12 or 12.5/)).toBeVisible();
    const section = screen.getByRole('button', { name: /^Kitchen/ });
    await userEvent.click(section);
    expect(screen.queryByDisplayValue('twelve')).not.toBeInTheDocument();
    await userEvent.click(section);
    expect(screen.getByDisplayValue('twelve')).toBeVisible();
  });

  test('says how far the stages are from 100 %', async () => {
    openEditor(aQuotesApi(aDraft(aQuote())).api);
    expect(await screen.findByText('The stages are 100% together.')).toBeVisible();
    const [percent] = screen.getAllByLabelText('Percent');
    fireEvent.change(percent as HTMLElement, { target: { value: '33.33' } });
    expect(screen.getByText('The stages are 93.33% together: 6.67% is missing.')).toBeVisible();
    fireEvent.change(percent as HTMLElement, { target: { value: '50' } });
    expect(screen.getByText('The stages are 110% together: 10% too much.')).toBeVisible();
  });

  test('saves exclusions, validity and the states of the tax', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    openEditor(api);
    await screen.findByDisplayValue('Base units');
    fireEvent.change(screen.getByLabelText(/^Not in the price/), {
      target: { value: 'Tiling\n\n  Hob \nTiling' },
    });
    type('Valid until', '2027-01-15');
    await userEvent.selectOptions(screen.getByLabelText(/^State of the firm/), 'Goa');
    await userEvent.selectOptions(screen.getByLabelText(/^State of the work/), 'Karnataka');
    expect(await screen.findByText('IGST')).toBeVisible();
    await waitFor(
      () =>
        expect(newestOf(api)).toMatchObject({
          exclusions: ['Tiling', 'Hob'],
          valid_until: '2027-01-15',
          firm_state: '30',
          place_state: '29',
        }),
      { timeout: 4_000 },
    );
  });

  test('has only the open section and forty of its lines in the page', async () => {
    const [section] = aQuote().sections;
    if (!section) throw new Error('no section');
    const lines = Array.from({ length: 1_000 }, (_one, at) => ({
      ...(section.lines[0] as (typeof section.lines)[0]),
      id: `n${at}`,
      what: `Line ${at}`,
    }));
    const other = {
      ...section,
      id: 's2',
      name: 'Hall',
      lines: lines.map((one) => ({ ...one, id: `m${one.id}` })),
    };
    openEditor(aQuotesApi(aDraft(aQuote({ sections: [{ ...section, lines }, other] }))).api);
    const shown = () => document.querySelectorAll<HTMLTextAreaElement>('textarea[id$="-what"]');
    expect(await screen.findAllByText('Lines 1 to 40 of 1000')).toHaveLength(2);
    expect(shown()).toHaveLength(40);
    await userEvent.click(screen.getAllByText('Lines after')[0] as HTMLElement);
    expect(shown()[39]?.value).toBe('Line 79');
    await userEvent.click(screen.getByText('Hall'));
    expect(shown()[0]?.value).toBe('Line 0');
    expect(shown()).toHaveLength(40);
  });

  test('puts a removed line back where it was', async () => {
    openEditor(aQuotesApi(aDraft(aQuote())).api);
    await press('Actions of line 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(screen.queryByDisplayValue('Base units')).not.toBeInTheDocument();
    await press('Undo');
    const whats = screen.getAllByLabelText('What').map((one) => (one as HTMLTextAreaElement).value);
    expect(whats).toEqual(['Base units', 'Sink']);
  });
});

describe('Saving a quote while it is written', () => {
  test('keeps it in the browser while offline, also over a reload, and saves it later', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    api.answer(quoteEndpoints.save, () => 'offline');
    const { unmount } = openEditor(api);
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'New kitchen' } });
    expect(
      await screen.findByText(/It is kept in this browser/, {}, { timeout: 4_000 }),
    ).toBeVisible();
    unmount();
    const again = aQuotesApi(aDraft(aQuote()));
    openEditor(again.api);
    expect(await screen.findByDisplayValue('New kitchen')).toBeVisible();
    await isSaved();
    expect(newestOf(again.api)?.title).toBe('New kitchen');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft.quote'))).toEqual([]);
  });

  test('tells what another tab has saved, and loses neither', async () => {
    const { api, state } = aQuotesApi(aDraft(aQuote()));
    openEditor(api);
    await screen.findByLabelText('Title');
    api.answer(quoteEndpoints.save, () => {
      state.detail = aDraft(aQuote({ title: 'Of the other tab' }), 7);
      return changedElsewhere;
    });
    type('Title', 'Mine');
    const alert = await screen.findByRole('alert', {}, { timeout: 4_000 });
    expect(alert).toHaveTextContent('changed in another tab or on another device');
    await press('Show the other one');
    expect(screen.getByLabelText('Title')).toHaveValue('Of the other tab');
    api.answer(quoteEndpoints.save, ({ body }) => ({
      body: aDraft((body as { content: Quote }).content, 8),
    }));
    await press('Bring it back');
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    await waitFor(
      () => expect(saves(api).at(-1)).toMatchObject({ revision: 7, content: { title: 'Mine' } }),
      { timeout: 4_000 },
    );
    await press('Bring it back');
    expect(screen.getByLabelText('Title')).toHaveValue('Of the other tab');
  });

  test('is not told of its own save whose answer was lost', async () => {
    const { api, state } = aQuotesApi(aDraft(aQuote()));
    openEditor(api);
    await screen.findByLabelText('Title');
    api.answer(quoteEndpoints.save, ({ body }) => {
      // The API trims.
      const { content } = body as { content: Quote };
      state.detail = aDraft({ ...content, title: content.title.trim() }, 2);
      return changedElsewhere;
    });
    type('Title', 'Mine ');
    await waitFor(() => expect(saves(api)).toHaveLength(1), { timeout: 4_000 });
    await isSaved();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says why it cannot be saved as it is, with what is typed still there', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    api.answer(quoteEndpoints.save, () => ({
      status: 400,
      body: { content: { notes: ['Enter at most 5000 characters'] } },
    }));
    openEditor(api);
    fireEvent.change(await screen.findByLabelText(/^Notes/), { target: { value: 'long' } });
    expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent(
      'Enter at most 5000 characters',
    );
    expect(screen.getByLabelText(/^Notes/)).toHaveValue('long');
  });

  test('goes to the page of the quote once the client has accepted it', async () => {
    const { api, state } = aQuotesApi(aDraft(aQuote(), 1, { status: 'sent', version: 1 }));
    const { router } = openEditor(api);
    await screen.findByLabelText('Title');
    state.detail = aQuoteDetail({ side: 'firm', status: 'accepted' });
    const about = { kind: 'quote', id: 3, version: 1, act: 'accepted', line: null } as const;
    await act(async () => {
      streams[0]?.send('ready', {}, 10);
      streams[0]?.send('message', { conversation: 5, message: aMessage(1, { about }) }, 11);
    });
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location.pathname).toBe('/quotes/3');
  });
});

describe('Sending a quote', () => {
  test('says what is missing, and leads to the field', async () => {
    const [section] = aQuote().sections;
    if (!section) throw new Error('no section');
    const lines = section.lines.map((line) => ({ ...line, rate: null }));
    const content = aQuote({ sections: [{ ...section, lines }], valid_until: null });
    openEditor(aQuotesApi(aDraft(content)).api);
    await press('Review and send');
    expect(await screen.findByText('Say until when the quote is valid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await press('Kitchen, line 2: enter a rate');
    await waitFor(() => expect(document.activeElement?.id).toBe('l2-rate'));
  });

  test('saves first, says what will be sent, and sends once at a double press', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    api.answer(quoteEndpoints.send, () => ({ body: aQuoteDetail({ side: 'firm' }) }));
    const { router } = openEditor(api);
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'New kitchen' } });
    await press('Review and send');
    expect(
      await screen.findByText(/Meera Nair gets version 1 for ₹12,390.00 and can accept it until/),
    ).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quotes/3'));
    const sent = api.requests.filter(({ url }) => url.endsWith('/send/'));
    expect(sent.map(({ body }) => body)).toEqual([{ revision: 2 }]);
    expect(newestOf(api)?.title).toBe('New kitchen');
  });

  test('shows what a new version changes, and sends none without a change', async () => {
    const detail = aDraft(aQuote(), 2, { status: 'sent', version: 1 });
    openEditor(aQuotesApi(detail, [aVersion(1, aQuote())]).api);
    await press('Review and send');
    expect(await screen.findByText('Nothing has changed since version 1.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await press('Go on writing');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'New kitchen' } });
    await press('Review and send');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('The total is the same: ₹12,390.00')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Send' })).toBeVisible();
  });
});
