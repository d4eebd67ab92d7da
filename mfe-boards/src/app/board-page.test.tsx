import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoard, aBoardPage, aCard, aGoneCard, anItem } from '../testing/factories.ts';
import { BoardPage } from './board-page.tsx';

const ofBoard = { params: { id: 1 } };
const read = endpoint('get', '/boards/{id}/', ofBoard);
const ofItem = (item: number) => ({ params: { id: 1, item } });
const change = (item: number) =>
  endpoint('patch', '/boards/{id}/items/{item}/', { ...ofItem(item), body: {} });
const removed = (item: number) => endpoint('delete', '/boards/{id}/items/{item}/', ofItem(item));
const put = endpoint('post', '/boards/{id}/items/', { ...ofBoard, body: { thing: 'designer-7' } });
const link = endpoint('post', '/boards/{id}/link/', ofBoard);
const endLink = endpoint('delete', '/boards/{id}/link/', ofBoard);

const items = [
  anItem(11, aCard(), 'Call on Tuesday'),
  anItem(12, aCard({ thing: 'designer-8', title: 'Works', to: '/designers/8' })),
  anItem(13, aGoneCard('post-5'), 'The green one'),
];

let api: ReturnType<typeof scriptApi>;
let sent: unknown[];
const open = () =>
  renderWithHost(
    <>
      <BoardPage />
      <Toaster />
    </>,
    { api, user: aUser({ id: 7 }), at: '/boards/1', path: '/boards/:id' },
  );
const titles = () =>
  within(screen.getByRole('list', { name: 'Saved things' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  sent = [];
  api = scriptApi();
  api.answer(endpoint('get', '/boards/saved/'), () => ({ body: { things: [] } }));
  api.answer(endpoint('get', '/boards/'), () => ({
    body: { boards: [aBoard(), aBoard({ id: 2, title: 'Kitchen' })] },
  }));
  api.answer(read, () => ({ body: aBoardPage(items) }));
});

describe('a board', () => {
  test('shows its things with notes, one that is gone as such, and leads to a comparison', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Works' })).toHaveAttribute(
      'href',
      '/designers/8',
    );
    expect(screen.getByLabelText('Note on Studio Aangan')).toHaveValue('Call on Tuesday');
    expect(screen.getByText('This is not on Aangan any more.')).toBeVisible();
    expect(screen.getByLabelText('Note on No longer there')).toHaveValue('The green one');
    expect(screen.getByRole('link', { name: 'Compare 2 firms' })).toHaveAttribute(
      'href',
      '/compare?firms=7,8',
    );
  });

  test('saves a note when the field is left, and keeps what could not be saved', async () => {
    api.answer(change(12), ({ body }) => {
      sent.push(body);
      return { status: 500 };
    });
    open();
    const field = await screen.findByLabelText('Note on Works');
    await userEvent.type(field, 'हरा');
    fireEvent.blur(field);
    await screen.findByText('The note could not be saved.');
    expect(field).toHaveValue('हरा');
    api.answer(change(12), ({ body }) => {
      sent.push(body);
      return { body: anItem(12, aCard(), 'हरा') };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Note saved');
    expect(sent).toEqual([{ note: 'हरा' }, { note: 'हरा' }]);
  });

  test('keeps a note that is too long, and says so', async () => {
    api.answer(change(12), ({ body }) => {
      sent.push(body);
      return { body: anItem(12) };
    });
    open();
    const field = await screen.findByLabelText('Note on Works');
    fireEvent.change(field, { target: { value: 'ह'.repeat(2_001) } });
    fireEvent.blur(field);
    expect(
      screen.getByText('Too long to be saved: a note has at most 2000 characters.'),
    ).toBeInTheDocument();
    expect(field).toHaveValue('ह'.repeat(2_001));
    fireEvent.change(field, { target: { value: 'ह'.repeat(2_000) } });
    fireEvent.blur(field);
    await screen.findByText('Note saved');
    expect(sent).toEqual([{ note: 'ह'.repeat(2_000) }]);
  });

  test('saves a note while it is written', async () => {
    api.answer(change(12), ({ body }) => {
      sent.push(body);
      return { body: anItem(12) };
    });
    open();
    await userEvent.type(await screen.findByLabelText('Note on Works'), 'Blue');
    await waitFor(() => expect(sent).toEqual([{ note: 'Blue' }]), { timeout: 2_000 });
  });

  test('moves a thing at once, after the one that it follows, and back where that is not saved', async () => {
    let answer = () => {};
    api.answer(change(11), ({ body }) => {
      sent.push(body);
      return new Promise((resolve) => {
        answer = () => resolve({ body: items[0] as (typeof items)[0] });
      });
    });
    open();
    await choose('Studio Aangan', 'Move later');
    await waitFor(() => expect(titles()).toEqual(['Works', 'Studio Aangan', 'No longer there']));
    await waitFor(() => expect(sent).toEqual([{ after: 12 }]));
    answer();
    await screen.findByText('Studio Aangan is now at place 2 of 3.');
    api.answer(change(12), () => ({ status: 500 }));
    await choose('Works', 'Move later');
    await screen.findByText('The order could not be saved.');
    await waitFor(() => expect(titles()).toEqual(['Works', 'Studio Aangan', 'No longer there']));
  });

  test('moves a thing to another board', async () => {
    api.answer(change(12), ({ body }) => {
      sent.push(body);
      return { body: items[1] as (typeof items)[1] };
    });
    open();
    await choose('Works', 'Move to another board');
    await userEvent.click(await screen.findByRole('button', { name: 'Kitchen' }));
    await screen.findByText('Moved to Kitchen');
    expect(sent).toEqual([{ board_id: 2 }]);
  });

  test('loses a thing at once, and Undo sends it back to its place with its note', async () => {
    api.answer(removed(11), () => ({ status: 204, body: null as never }));
    api.answer(put, ({ body }) => {
      sent.push(body);
      return { body: anItem(14), status: 201 };
    });
    open();
    await choose('Studio Aangan', 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([{ thing: 'designer-7', note: 'Call on Tuesday', after: null }]),
    );
  });

  test('is shared by a link that can be ended', async () => {
    api.answer(link, () => ({
      body: { token: 'kZ4v_0Q2b1uY8rXw3nE6cA', created_at: '2026-11-20T06:00:00.000Z' },
      status: 201,
    }));
    api.answer(endLink, () => ({ status: 204, body: null as never }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(
      'http://localhost/b/kZ4v_0Q2b1uY8rXw3nE6cA',
    );
    await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
  });

  test('of another account is not there', async () => {
    api.answer(read, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByRole('heading', { name: 'There is no such board' })).toBeVisible();
  });

  test('loads more of its things', async () => {
    api.answer(read, ({ query }) => ({
      body:
        query.page === 2
          ? aBoardPage([anItem(71, aCard({ title: 'Last' }))], { items_count: 4 })
          : aBoardPage(items, { items_count: 4, next: '/?page=2' }),
    }));
    open();
    await screen.findByText('Showing 3 of 4');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Last' })).toBeVisible();
  });
});
