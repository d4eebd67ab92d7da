import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrief, aQuoteCard, twoQuotes } from '../testing/brief-factories.ts';
import { wideScreen } from '../testing/wide-screen.ts';
import { BriefQuotesPage } from './brief-quotes-page.tsx';

const read = endpoint('get', '/briefs/{id}/', { params: { id: 3 } });
const list = endpoint('get', '/quotes/', { query: { conversation: 101 } });
const compare = endpoint('get', '/quotes/side-by-side/', { query: { ids: '' } });
const firms = [1, 2, 3].map((id) => ({
  request_id: id,
  conversation_id: id + 100,
  name: `Firm ${id}`,
  version: 1,
}));

let api: ReturnType<typeof scriptApi>;
let compared: ReturnType<typeof twoQuotes>;
const open = (at = '/briefs/3/quotes') =>
  renderWithHost(<BriefQuotesPage />, {
    api,
    user: aUser({ id: 7 }),
    at,
    path: '/briefs/:id/quotes',
  });
const row = async (text: string) =>
  (await screen.findByText(text)).closest('tr') as HTMLTableRowElement;
const asked = () =>
  api.requests.filter(({ url }) => url === compare.url).map(({ query }) => query.ids);

beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  wideScreen(true);
  compared = twoQuotes();
  api = scriptApi();
  api.answer(read, () => ({ body: aBrief({}, { firms: firms.slice(0, 2) }) }));
  api.answer(list, ({ query }) => ({
    body: { results: [aQuoteCard(Number(query.conversation) - 100)] },
  }));
  api.answer(compare, () => ({ body: compared }));
});

describe('quotes side by side', () => {
  test('have a column for each firm, the rooms of the brief as groups of rows, and sums', async () => {
    open();
    expect(await screen.findByRole('columnheader', { name: /Studio Aangan/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Rasoi Modular/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Kitchen' })).toBeVisible();
    const cabinets = await row('Cabinets');
    expect(within(cabinets).getByText('Base cabinets')).toBeVisible();
    expect(screen.getAllByText('₹1,41,600.00')).toHaveLength(2);
  });

  test('make what only one has stand out', async () => {
    open();
    const sink = await row('Sink');
    expect(within(sink).getByText('Only here')).toBeVisible();
    expect(within(sink).getByText('Not offered')).toBeVisible();
    expect(sink).toHaveAttribute('data-state', 'only');
  });

  test('make exclusions and GST comparable: what each says of them, prices with and without', async () => {
    open();
    const said = (await screen.findByText('Not included')).closest('tr') as HTMLElement;
    expect(screen.getByRole('rowheader', { name: 'Plumbing' })).toBeVisible();
    expect(within(said).getByText('In the price')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'GST 18%' })).toBeVisible();
    const cabinets = await row('Cabinets');
    expect(within(cabinets).getByText('₹1,18,000.00')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Prices with GST' }));
    expect(within(cabinets).getByText('₹1,00,000.00')).toBeVisible();
    expect(within(cabinets).getAllByText('plus 18% GST')).toHaveLength(2);
  });

  test('mark what is unsure until it is confirmed, also after a reload', async () => {
    const view = open();
    const chimney = await row('Chimney');
    expect(within(chimney).getByText('Is it the same?')).toBeVisible();
    expect(screen.getByText(/In 1 row we are not sure/)).toBeVisible();
    await userEvent.click(within(chimney).getByRole('button', { name: 'Yes, the same' }));
    expect(screen.queryByText('Is it the same?')).not.toBeInTheDocument();
    view.unmount();
    open();
    await row('Chimney');
    expect(screen.queryByText('Is it the same?')).not.toBeInTheDocument();
  });

  test('are matched by hand with the keyboard, and that can be undone', async () => {
    const user = userEvent.setup();
    open();
    (await screen.findByRole('button', { name: 'Move “Exhaust”' })).focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Beside what does it belong?' });
    within(dialog)
      .getByRole('button', { name: /In a row of its own/ })
      .focus();
    await user.keyboard('{Enter}');
    const exhaust = await row('Exhaust');
    expect(within(exhaust).getByText('Only here')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Move “Sink”' }));
    await user.click(await screen.findByRole('button', { name: 'Chimney' }));
    expect(within(await row('Chimney')).getByText('Sink')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo the last move' }));
    expect(within(await row('Sink')).getByText('Not offered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo all my changes' }));
    expect(within(await row('Chimney')).getByText('Exhaust')).toBeVisible();
  });

  test('are two to four, chosen where there are more', async () => {
    api.answer(read, () => ({ body: aBrief({}, { firms }) }));
    open();
    await screen.findByText('Which quotes to compare');
    expect(asked()).toEqual(['1,2,3']);
    await userEvent.click(screen.getByRole('checkbox', { name: /Firm 2/ }));
    await screen.findByRole('columnheader', { name: /Studio Aangan/ });
    expect(asked().at(-1)).toBe('1,3');
    expect(screen.getByRole('checkbox', { name: /Firm 1/ })).toBeDisabled();
  });

  test('are two columns on a phone, with the choice of which', async () => {
    wideScreen(false);
    const third = compared.quotes[1];
    if (!third) throw new Error('There is no second quote.');
    compared.quotes.push({ ...third, id: 3, firm: 'Saltwater' });
    for (const { rows, totals } of compared.rooms) {
      for (const { lines } of rows) lines.push(null);
      totals.push({ net: 0, total: 0 });
    }
    for (const { quotes } of compared.exclusions) quotes.push('not-said');
    compared.totals.push(...compared.totals.slice(0, 1));
    open();
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Right'), 'Saltwater');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[0]).toMatch(/^Studio Aangan/);
    expect(heads[1]).toMatch(/^Saltwater/);
    await userEvent.selectOptions(screen.getByLabelText('Left'), 'Saltwater');
    expect(screen.getByLabelText('Right')).toHaveDisplayValue('Studio Aangan');
  });

  test('are printed, all of them', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('need two quotes, and say so', async () => {
    api.answer(read, () => ({ body: aBrief({}, { firms: firms.slice(0, 1) }) }));
    open();
    expect(await screen.findByText('Two quotes are needed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The quote that is there' })).toHaveAttribute(
      'href',
      '/quotes/1',
    );
  });

  test('that could not be loaded are asked for again', async () => {
    api.answer(compare, () => ({ status: 500 }));
    open();
    await screen.findByText('The quotes could not be loaded');
    api.answer(compare, () => ({ body: compared }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Cabinets')).toBeVisible();
  });
});
