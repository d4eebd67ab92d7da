import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestBoardKey } from '../saved/guest-board.ts';
import { aBoard, aCard, aGoneCard } from '../testing/factories.ts';
import { BoardsPage } from './boards-page.tsx';

const list = endpoint('get', '/boards/');
const things = endpoint('get', '/boards/things/', { query: { things: '' } });
const client = aUser({ id: 7 });

let api: ReturnType<typeof scriptApi>;
const open = (options: Parameters<typeof renderWithHost>[1] = {}) =>
  renderWithHost(
    <>
      <BoardsPage />
      <Toaster />
    </>,
    { api, at: '/boards', ...options },
  );
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  api = scriptApi();
  api.answer(endpoint('get', '/boards/saved/'), () => ({ body: { things: [] } }));
});

describe('the boards of an account', () => {
  const boards = [
    aBoard(),
    aBoard({ id: 2, title: 'Kitchen', covers: [], items_count: 0, is_shared: true }),
  ];
  beforeEach(() => {
    api.answer(list, () => ({ body: { boards } }));
  });

  test('are covers with their title, their number of things and whether they are shared', async () => {
    open({ user: client });
    expect(await screen.findByRole('link', { name: 'Living room' })).toHaveAttribute(
      'href',
      '/boards/1',
    );
    expect(screen.getByText('2 things')).toBeInTheDocument();
    expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
    expect(screen.getByText('Shared by link')).toBeInTheDocument();
  });

  test('get a new one, sent once however often it is pressed, and a message where there are too many', async () => {
    const add = endpoint('post', '/boards/', { body: { title: '' } });
    let answer = () => {};
    api.answer(
      add,
      () =>
        new Promise((resolve) => {
          const body = { detail: 'You have 50 boards already.', code: 'too_many_boards' };
          answer = () => resolve({ status: 409, body });
        }),
    );
    open({ user: client });
    await userEvent.click(await screen.findByRole('button', { name: 'New board' }));
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Balcony');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create' }));
    answer();
    await screen.findByText(/You have 50 boards already/);
    const sent = api.requests.filter(({ method }) => method === 'post');
    expect(sent.map(({ body }) => body)).toEqual([{ title: 'Balcony' }]);
  });

  test('are renamed', async () => {
    const sent: unknown[] = [];
    api.answer(
      endpoint('patch', '/boards/{id}/', { params: { id: 1 }, body: { title: '' } }),
      ({ body }) => {
        sent.push(body);
        return { body: aBoard({ title: 'Salon' }) };
      },
    );
    open({ user: client });
    await choose('Living room', 'Rename');
    const field = await screen.findByLabelText(/^Title/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Salon');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ title: 'Salon' }]));
  });

  test('are deleted after a question that says what is lost', async () => {
    api.answer(endpoint('delete', '/boards/{id}/', { params: { id: 1 } }), () => ({
      status: 204,
      body: null as never,
    }));
    open({ user: client });
    await choose('Living room', 'Delete');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('2 things on it and their notes are gone for good.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The board is deleted.');
  });

  test('say that they could not be loaded, and try again', async () => {
    api.answer(list, () => 'offline');
    open({ user: client });
    await screen.findByText('Your boards could not be loaded');
    api.answer(list, () => ({ body: { boards } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Living room' })).toBeVisible();
  });

  test('say how to save where there are none', async () => {
    api.answer(list, () => ({ body: { boards: [] } }));
    open({ user: client });
    await screen.findByText('Nothing saved yet');
    expect(screen.getByRole('link', { name: 'See designers' })).toHaveAttribute(
      'href',
      '/designers',
    );
  });
});

describe('the board of a guest', () => {
  const savedAt = '2026-11-20T06:00:00.000Z';
  const stored = () =>
    JSON.parse(localStorage.getItem(guestBoardKey) ?? '{"items":[]}').items as {
      thing: string;
      note: string;
    }[];
  beforeEach(() => {
    const items = ['designer-7', 'post-5'].map((thing) => ({ thing, note: '', savedAt }));
    localStorage.setItem(guestBoardKey, JSON.stringify({ items }));
    api.answer(things, ({ query }) => ({
      body: {
        results: String(query.things)
          .split(',')
          .map((thing) => (thing === 'post-5' ? aGoneCard(thing) : aCard({ thing }))),
      },
    }));
  });

  test('shows its things, says of one that it is gone, and invites to sign in', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    expect(screen.getByText('This is not on Aangan any more.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fboards',
    );
  });

  test('keeps notes and order in the browser', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Note on Studio Aangan'), 'दीवार');
    await userEvent.tab();
    await waitFor(() => expect(stored()[0]?.note).toBe('दीवार'));
    await choose('Studio Aangan', 'Move later');
    expect(stored().map(({ thing }) => thing)).toEqual(['post-5', 'designer-7']);
  });

  test('loses a thing, and gets it back where it was by Undo', async () => {
    open();
    await choose('Studio Aangan', 'Remove');
    expect(stored().map(({ thing }) => thing)).toEqual(['post-5']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(stored().map(({ thing }) => thing)).toEqual(['designer-7', 'post-5']);
  });
});
