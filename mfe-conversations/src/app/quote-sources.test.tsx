import { emptyQuote, type PricedLine } from '@aangan/domain/quotes';
import { eventStreams } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noon } from '../testing/factories.ts';
import { aDraft, aQuote, aQuotesApi, openEditor, quoteEndpoints } from '../testing/quotes.tsx';

beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  eventStreams();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const whats = () =>
  screen.getAllByLabelText('What').map((one) => (one as HTMLTextAreaElement).value);

const sheet = {
  sections: [
    {
      name: 'Hall',
      lines: [
        {
          id: 'row-2',
          what: 'Paint',
          quantity: 5_000,
          unit: 'sqft',
          rate: 4_000,
          gst: 18,
        } as const,
      ],
    },
  ],
  refused: [
    { row: 3, code: 'unknown_unit', text: 'Cable | 3 | bundles | 40' } as const,
    { row: 4, code: 'total', text: 'Total | 200' } as const,
  ],
};

describe('Lines from a sheet', () => {
  test('are added after those that are there; rows that are none are shown with the reason', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    api.answer(quoteEndpoints.pasted, () => ({ body: sheet }));
    openEditor(api);
    await press('From a sheet');
    fireEvent.change(await screen.findByLabelText('Rows of a spreadsheet'), {
      target: { value: 'Hall\nPaint\t5\tsq ft\t40' },
    });
    await press('Read these rows');
    expect(await screen.findByText('1 line was read.')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Rows left out' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Row 3: the unit is not known: use sq ft, running ft, piece, lump sum or dayCable | 3 | bundles | 40',
      'Row 4: it is a total, which the quote computes itselfTotal | 200',
    ]);
    await press('Add 1 line');
    await press(/^Hall/);
    expect(whats()).toEqual(['Paint']);
    expect(screen.getByRole('button', { name: /^Kitchen/ })).toBeVisible();
  });

  test('come from a file too; one that cannot be read is told', async () => {
    const { api } = aQuotesApi(aDraft(emptyQuote));
    api.answer(quoteEndpoints.uploaded, () => ({
      status: 400,
      body: { file: ['This sheet is too large.'] },
    }));
    openEditor(api);
    await press('From a sheet');
    const input = (await screen.findByLabelText('CSV or XLSX file')) as HTMLInputElement;
    await userEvent.upload(input, new File(['a,b'], 'a.csv', { type: 'text/csv' }));
    expect(await screen.findByText('This sheet is too large.')).toBeVisible();
    api.answer(quoteEndpoints.uploaded, () => ({ body: sheet }));
    await userEvent.upload(input, new File(['a,b'], 'a.csv', { type: 'text/csv' }));
    await press('Add 1 line');
    expect(await screen.findByRole('button', { name: /^Hall/ })).toBeVisible();
  });
});

describe('The price list', () => {
  const paint: PricedLine = { id: 'p1', what: 'Paint', unit: 'sqft', rate: 4_000, gst: 18 };

  test('gives a line its text, unit, rate and tax', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    api.answer(quoteEndpoints.prices, () => ({ body: { revision: 1, items: [paint] } }));
    openEditor(api);
    await press('From the price list');
    await press('Add Paint');
    await waitFor(() => expect(whats()).toEqual(['Base units', 'Sink', 'Paint']));
    expect(screen.getAllByLabelText('Rate in ₹').at(-1)).toHaveValue('40');
  });

  test('takes a line in, in the place of one of the same name and unit', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    const old: PricedLine = { ...paint, id: 'p2', what: 'Sink', unit: 'piece' };
    let saved: unknown = null;
    api.answer(quoteEndpoints.prices, () => ({ body: { revision: 1, items: [paint, old] } }));
    api.answer(quoteEndpoints.savePrices, ({ body }) => {
      saved = body;
      return { body: { revision: 2, items: [] } };
    });
    openEditor(api);
    await press('Actions of line 2');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep in the price list' }));
    expect(await screen.findByText('Kept in the price list')).toBeVisible();
    const kept = { what: 'Sink', unit: 'piece', rate: 50_000, gst: 18, id: expect.any(String) };
    expect(saved).toEqual({ revision: 1, items: [kept, paint] });
  });
});

describe('Templates', () => {
  const card = { id: 8, name: 'Our kitchen', updated_at: new Date(noon).toISOString() };

  test('add their sections, and what the quote does not have yet', async () => {
    const { api } = aQuotesApi(aDraft({ ...emptyQuote, title: 'For Meera' }));
    api.answer(quoteEndpoints.templates, () => ({ body: { results: [card] } }));
    api.answer(quoteEndpoints.template, () => ({ body: { ...card, content: aQuote() } }));
    openEditor(api);
    await press('Templates');
    await press('Add Our kitchen');
    expect(await screen.findByRole('button', { name: /^Kitchen/ })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('For Meera');
    expect(screen.getByText('The stages are 100% together.')).toBeVisible();
  });

  test('are kept from a quote without its last day; one too many is told', async () => {
    const { api } = aQuotesApi(aDraft(aQuote()));
    const bodies: unknown[] = [];
    api.answer(quoteEndpoints.templates, () => ({ body: { results: [] } }));
    api.answer(quoteEndpoints.addTemplate, ({ body }) => {
      bodies.push(body);
      return {
        status: 409,
        body: { code: 'templates_full', detail: 'There are too many templates.' },
      };
    });
    openEditor(api);
    await press('Templates');
    await press('Keep as a template');
    expect(await screen.findByText('There are too many templates.')).toBeVisible();
    expect(bodies).toEqual([{ name: 'Kitchen in Aldona', content: aQuote({ valid_until: null }) }]);
  });
});
