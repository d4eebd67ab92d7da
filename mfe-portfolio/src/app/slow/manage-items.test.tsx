import { aUser } from '@aangan/host/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from '../../testing/factories.ts';
import { api, choose, menuOf, sent } from '../../testing/manage-items.tsx';
import { cards, endpoints, openPortfolio, titles } from '../../testing/open-portfolio.tsx';

const { list, ownProfile, order, picture, remove } = endpoints;

const actionsOf = async (title: string) => {
  await userEvent.click(await menuOf(title));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

describe('the menu of a card', () => {
  test('offers the profile picture for images only that are not the picture already', async () => {
    openPortfolio(api);
    expect(await actionsOf('Villa')).toEqual(['Move later', 'Edit', 'Delete']);
    expect(await actionsOf('Café')).toEqual([
      'Set as Profile Picture',
      'Move earlier',
      'Move later',
      'Edit',
      'Delete',
    ]);
    expect(await actionsOf('Film')).toEqual(['Move earlier', 'Edit', 'Delete']);
  });

  test('is operated by keyboard', async () => {
    openPortfolio(api);
    const trigger = await menuOf('Café');
    act(() => trigger.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Set as Profile Picture' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await menuOf('Café')).toHaveFocus();
  });
});

describe('deleting an item', () => {
  const ask = () =>
    screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this portfolio item?',
    });

  test('asks first, and deletes nothing on Cancel', async () => {
    openPortfolio(api);
    await choose('Café', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent('delete')).toHaveLength(0);
  });

  test('is asked about in a dialog that Back closes', async () => {
    const { router } = openPortfolio(api);
    await choose('Café', 'Delete');
    await ask();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await titles()).toHaveLength(3);
    expect(sent('delete')).toHaveLength(0);
  });

  test('stays on the page when Back was pressed while it is deleted', async () => {
    const answer = Promise.withResolvers<{ status: number; body: string }>();
    api.answer(remove(2), () => answer.promise);
    const { router } = openPortfolio(api);
    await act(() => router.navigate('/portfolio?category=residential'));
    await choose('Café', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await act(() => router.navigate(-1));
    await act(async () => answer.resolve({ status: 204, body: '' }));
    expect(await titles()).toEqual(['Villa', 'Film']);
    expect(router.state.location.search).toBe('?category=residential');
  });

  test('removes it from the list without loading the list again', async () => {
    api.answer(remove(2), () => ({ status: 204, body: '' }));
    const { outdated, router } = openPortfolio(api);
    await choose('Café', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Portfolio item deleted successfully!')).toBeInTheDocument();
    expect(outdated).toEqual(['Firm']);
    expect(await titles()).toEqual(['Villa', 'Film']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(router.state.location.state).toBeNull();
    const lists = sent('get').filter(({ url }) => url === '/designers/portfolio/');
    expect(lists).toHaveLength(1);
  });

  test('moves the focus to the item that takes its place, and last to the heading of the page', async () => {
    api.answer(ownProfile, () => ({ body: {} }));
    for (const id of [1, 2, 3]) api.answer(remove(id), () => ({ status: 204, body: '' }));
    openPortfolio(api, { session: { check: async () => undefined } });
    const steps = [
      ['Café', 'Actions for Film'],
      ['Film', 'Actions for Villa'],
    ] as const;
    for (const [title, focused] of steps) {
      await choose(title, 'Delete');
      await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());
    }
    await choose('Villa', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No Portfolio Items');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('says so when it fails, and keeps the item', async () => {
    api.answer(remove(2), () => 'offline');
    const { outdated } = openPortfolio(api);
    await choose('Café', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    const failure = await screen.findByText(/^Failed to delete portfolio item/);
    expect(failure).toHaveTextContent('You seem to be offline');
    expect(outdated).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await titles()).toHaveLength(3);
  });

  test('loads the list again when another tab has deleted it', async () => {
    api.answer(remove(2), () => ({ status: 404, body: { detail: 'Not found.' } }));
    openPortfolio(api);
    await choose('Café', 'Delete');
    api.answer(list, () => ({ body: [anItem({ id: 1, title: 'Villa' })] }));
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await titles()).toEqual(['Villa']));
    expect(screen.getByText('Portfolio item deleted successfully!')).toBeInTheDocument();
    expect(screen.queryByText('Failed to delete portfolio item')).not.toBeInTheDocument();
  });

  test('asks for the account again when the item was its picture', async () => {
    const check = jest.fn(async () => undefined);
    api.answer(remove(1), () => ({ status: 204, body: '' }));
    openPortfolio(api, { session: { check } });
    await choose('Villa', 'Delete');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  });
});

describe('setting the profile picture', () => {
  test('moves the badge and asks for the account again, without a reload', async () => {
    const check = jest.fn(async () => undefined);
    api.answer(picture, () => ({ body: aUser({ id: 7 }) }));
    const { outdated } = openPortfolio(api, { session: { check } });
    await choose('Café', 'Set as Profile Picture');
    expect(await screen.findByText('Profile picture updated successfully!')).toBeInTheDocument();
    expect(outdated).toEqual(['Firm']);
    const [villa, cafe] = await cards();
    expect(villa).not.toHaveTextContent('Profile Picture');
    expect(cafe).toHaveTextContent('Profile Picture');
    expect(check).toHaveBeenCalledTimes(1);
    expect(sent('post')[0]?.body).toEqual({ portfolio_item_id: 2 });
  });

  test('says so when it fails, and leaves the badge', async () => {
    api.answer(picture, () => ({ status: 500, body: {} }));
    openPortfolio(api);
    await choose('Café', 'Set as Profile Picture');
    expect(await screen.findByText('Failed to set profile picture')).toBeInTheDocument();
    expect((await cards())[0]).toHaveTextContent('Profile Picture');
  });
});

describe('the order of the items', () => {
  test('changes at once by the menu, is saved, and is announced', async () => {
    const answer = Promise.withResolvers<void>();
    api.answer(order, async () => {
      await answer.promise;
      return { body: [] };
    });
    const { outdated } = openPortfolio(api);
    await choose('Film', 'Move earlier');
    await waitFor(async () => expect(await titles()).toEqual(['Villa', 'Film', 'Café']));
    expect(sent('post')[0]?.body).toEqual({ ids: [1, 3, 2] });
    answer.resolve();
    expect(await screen.findByText('Film is now at place 2 of 3.')).toBeInTheDocument();
    expect(outdated).toEqual(['Firm']);
  });

  test('goes back with a message when it cannot be saved', async () => {
    api.answer(order, () => ({ status: 500, body: {} }));
    openPortfolio(api);
    await choose('Villa', 'Move later');
    expect(
      await screen.findByText('Failed to save the order of your portfolio'),
    ).toBeInTheDocument();
    expect(await titles()).toEqual(['Villa', 'Café', 'Film']);
  });

  test.each([404, 400])(
    'is loaded again when it is refused with %i: another tab has deleted an item',
    async (status) => {
      api.answer(order, () => ({ status, body: { detail: 'Not found.' } }));
      openPortfolio(api);
      await titles();
      api.answer(list, () => ({ body: [anItem({ id: 3, title: 'Film' })] }));
      await choose('Villa', 'Move later');
      await waitFor(async () => expect(await titles()).toEqual(['Film']));
      expect(screen.getByText('Failed to save the order of your portfolio')).toBeInTheDocument();
    },
  );

  test('can be changed only while all items are shown', async () => {
    openPortfolio(api, { at: '/portfolio?search=f' });
    expect(await actionsOf('Café')).toEqual(['Set as Profile Picture', 'Edit', 'Delete']);
    expect(screen.queryByRole('button', { name: 'Move Café' })).not.toBeInTheDocument();
  });

  test('has a handle for each card that names the item', async () => {
    openPortfolio(api);
    expect(await screen.findByRole('button', { name: 'Move Café' })).toHaveAccessibleDescription(
      /Press Space to pick up the item/,
    );
  });
});
