import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../testing/factories.ts';
import { api, choose, sent } from '../testing/manage-items.tsx';
import { endpoints, openPortfolio, titles } from '../testing/open-portfolio.tsx';

const { change } = endpoints;

describe('editing an item', () => {
  const form = () => screen.findByRole('dialog', { name: 'Edit portfolio item' });
  const title = async () => within(await form()).getByLabelText('Title');
  const save = async () =>
    userEvent.click(within(await form()).getByRole('button', { name: 'Save changes' }));

  test('sends the changed texts and shows them', async () => {
    api.answer(change(2), () => ({ body: anItem({ id: 2, title: 'घर 🏠' }) }));
    const { outdated } = openPortfolio(api);
    await choose('Café', 'Edit');
    expect(await title()).toHaveValue('Café');
    await userEvent.clear(await title());
    await userEvent.type(await title(), ' घर 🏠 ');
    await userEvent.selectOptions(within(await form()).getByLabelText('Category'), 'Retail');
    await save();
    expect(await screen.findByText('Portfolio item updated successfully!')).toBeInTheDocument();
    expect(outdated).toEqual(['Firm']);
    expect(sent('patch')[0]?.body).toEqual({
      title: 'घर 🏠',
      description: 'A courtyard house with a verandah on three sides.',
      category: 'retail',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await titles()).toEqual(['Villa', 'घर 🏠', 'Film']);
  });

  test('begins at the title', async () => {
    openPortfolio(api);
    await choose('Café', 'Edit');
    expect(await title()).toHaveFocus();
  });

  test('has the rules of the form of a new item', async () => {
    openPortfolio(api);
    await choose('Café', 'Edit');
    await userEvent.clear(await title());
    await userEvent.clear(within(await form()).getByLabelText('Description'));
    await save();
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(screen.getByText('Description is required')).toBeInTheDocument();
    expect(sent('patch')).toHaveLength(0);
  });

  test('keeps what was typed when saving fails', async () => {
    api.answer(change(2), () => ({ status: 400, body: { title: ['Too rude.'] } }));
    openPortfolio(api);
    await choose('Café', 'Edit');
    await userEvent.type(await title(), ' bar');
    await save();
    expect(await screen.findByText('Too rude.')).toBeInTheDocument();
    expect(await title()).toHaveValue('Café bar');
  });

  test('keeps what was typed while it is closed, until it is discarded', async () => {
    const { router } = openPortfolio(api);
    await choose('Café', 'Edit');
    await userEvent.type(await title(), ' bar');
    await act(() => router.navigate(-1));
    await choose('Café', 'Edit');
    expect(await title()).toHaveValue('Café bar');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Discard it' }));
    expect(await title()).toHaveValue('Café');
  });

  test('is closed by Back', async () => {
    const { router } = openPortfolio(api);
    await choose('Café', 'Edit');
    await form();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await titles()).toHaveLength(3);
  });
});
