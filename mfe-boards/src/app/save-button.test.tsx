import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestBoardKey } from '../saved/guest-board.ts';
import { unsentPressesKey } from '../saved/unsent-presses.ts';
import {
  areFilled,
  aSavingApi,
  board,
  client,
  endpoints,
  hearts,
  openHearts,
} from '../testing/saving.tsx';

let api: ReturnType<typeof aSavingApi>;
const requested = () => api.requests.map(({ method, url }) => `${method} ${url}`);
const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const guestThings = () =>
  (
    JSON.parse(localStorage.getItem(guestBoardKey) ?? '{"items":[]}').items as { thing: string }[]
  ).map(({ thing }) => thing);
const offline = () => 'offline' as const;

beforeEach(() => {
  localStorage.clear();
  api = aSavingApi();
  // Idle at once.
  window.requestIdleCallback = (work) => Number(work({} as IdleDeadline));
});

describe('the heart of a guest', () => {
  test('fills at once, everywhere on the page, and the board is in the browser', async () => {
    openHearts(api);
    expect(areFilled()).toEqual(['false', 'false']);
    await press('Save Studio Aangan');
    expect(areFilled()).toEqual(['true', 'true']);
    expect(hearts()[0]).toHaveAccessibleName('Saved: Studio Aangan');
    expect(guestThings()).toEqual(['designer-7']);
    expect(await screen.findByRole('link', { name: 'Saved to your board' })).toHaveAttribute(
      'href',
      '/boards',
    );
    expect(requested()).toEqual([]);
  });

  test('of a second firm of one kind leads to their comparison', async () => {
    openHearts(api);
    await press('Save Studio Aangan');
    await press('Save Tiles');
    await screen.findByRole('link', { name: 'Saved to your board' });
    expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
    await press('Save Works');
    expect(await screen.findByRole('link', { name: 'Compare 2 firms' })).toHaveAttribute(
      'href',
      '/compare?firms=8,7',
    );
  });

  test('pressed again takes the thing off, and Undo puts it back where it was', async () => {
    openHearts(api);
    await press('Save Studio Aangan');
    await press('Save Works');
    await press('Saved: Studio Aangan');
    expect(guestThings()).toEqual(['designer-8']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(areFilled()).toEqual(['true', 'true']);
    expect(guestThings()).toEqual(['designer-8', 'designer-7']);
  });

  test('follows another tab', () => {
    openHearts(api);
    const savedAt = '2026-11-20T06:00:00.000Z';
    const items = [{ thing: 'designer-7', note: '', savedAt }, { thing: 'nothing' }, 7];
    localStorage.setItem(guestBoardKey, JSON.stringify({ items }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: guestBoardKey })));
    expect(areFilled()).toEqual(['true', 'true']);
  });

  test('is kept in memory where the browser stores nothing, which is said once', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    openHearts(api);
    await press('Save Studio Aangan');
    expect(areFilled()).toEqual(['true', 'true']);
    await screen.findByText(/^This browser stores nothing/);
    await press('Save Works');
    expect(screen.getAllByText(/^This browser stores nothing/)).toHaveLength(1);
    jest.restoreAllMocks();
  });

  test('takes no more than a board holds', async () => {
    const savedAt = '2026-11-20T06:00:00.000Z';
    const items = Array.from({ length: 500 }, (_, at) => ({
      thing: `post-${at + 1}`,
      note: '',
      savedAt,
    }));
    localStorage.setItem(guestBoardKey, JSON.stringify({ items }));
    openHearts(api);
    await press('Save Studio Aangan');
    await screen.findByText('Your board is full: it holds 500 things.');
    expect(areFilled()).toEqual(['false', 'false']);
  });
});

describe('the heart of an account', () => {
  test('asks once which things are saved, however many hearts there are', async () => {
    api.answer(endpoints.saved, () => ({ body: { things: ['designer-7'] } }));
    openHearts(api, { user: client });
    await waitFor(() => expect(areFilled()).toEqual(['true', 'true']));
    expect(requested()).toEqual(['get /boards/saved/']);
  });

  test('fills before the answer, which names the board', async () => {
    let answer = () => {};
    api.answer(
      endpoints.save('designer-7'),
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { board, item_id: 1 } });
        }),
    );
    openHearts(api, { user: client });
    await press('Save Studio Aangan');
    expect(areFilled()).toEqual(['true', 'true']);
    answer();
    expect(await screen.findByRole('link', { name: /^Saved to/ })).toHaveAttribute(
      'href',
      '/boards/3',
    );
  });

  test('goes back where it is refused, says why, and tries again', async () => {
    api.answer(endpoints.save('designer-7'), () => ({ status: 500, body: {} }));
    openHearts(api, { user: client });
    await press('Save Studio Aangan');
    await waitFor(() => expect(areFilled()).toEqual(['false', 'false']));
    await screen.findByText(/could not be saved. Something went wrong on our side./);
    api.answer(endpoints.save('designer-7'), () => ({ body: { board, item_id: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /^Saved to/ });
    expect(areFilled()).toEqual(['true', 'true']);
  });

  test('stays filled where the list of what is saved is older than the press', async () => {
    const answers: (() => void)[] = [];
    api.answer(
      endpoints.saved,
      () =>
        new Promise((resolve) => {
          const things = answers.length === 0 ? [] : ['designer-7'];
          answers.push(() => resolve({ body: { things } }));
        }),
    );
    openHearts(api, { user: client });
    await press('Save Studio Aangan');
    await screen.findByRole('link', { name: /^Saved to/ });
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(areFilled()).toEqual(['true', 'true']);
  });

  test('takes a thing off all boards, and Undo sends back what the API has told', async () => {
    api.answer(endpoints.saved, () => ({ body: { things: ['designer-7'] } }));
    openHearts(api, { user: client });
    await waitFor(() => expect(areFilled()).toEqual(['true', 'true']));
    await press('Saved: Studio Aangan');
    expect(areFilled()).toEqual(['false', 'false']);
    const bodies: unknown[] = [];
    api.answer(endpoints.put(3), ({ body }) => {
      bodies.push(body);
      return { status: 500 };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ thing: 'designer-7', note: 'For the court', after: 12 }]),
    );
    await screen.findByText(/could not be put back/);
  });

  test('is kept offline, survives a reload, and is sent when the network returns', async () => {
    api.answer(endpoints.save('designer-7'), offline);
    const { unmount } = openHearts(api, { user: client });
    await press('Save Studio Aangan');
    await screen.findByText('You are offline. This is sent as soon as you are back.');
    expect(areFilled()).toEqual(['true', 'true']);
    unmount();
    openHearts(api, { user: client });
    expect(areFilled()).toEqual(['true', 'true']);
    api.answer(endpoints.save('designer-7'), () => ({ body: { board, item_id: 1 } }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem(unsentPressesKey(7))).toBeNull());
    expect(areFilled()).toEqual(['true', 'true']);
  });

  test('sends the last of two presses on one thing, whatever the first was', async () => {
    api.answer(endpoints.save('designer-7'), offline);
    openHearts(api, { user: client });
    await press('Save Studio Aangan');
    await press('Saved: Studio Aangan');
    expect(areFilled()).toEqual(['false', 'false']);
    await waitFor(() => expect(requested()).toContain('delete /boards/saved/designer-7/'));
    expect(areFilled()).toEqual(['false', 'false']);
    expect(localStorage.getItem(unsentPressesKey(7))).toBeNull();
  });
});

describe('what a guest has saved', () => {
  const joined = { joined: 1, known: 0, gone: 0 };

  test('joins the account at sign-in, and leaves the browser only after the answer', async () => {
    const bodies: unknown[] = [];
    api.answer(endpoints.join, ({ body }) => {
      bodies.push(body);
      expect(guestThings()).toEqual(['designer-7']);
      return { body: joined };
    });
    const { changeSession } = openHearts(api);
    await press('Save Studio Aangan');
    changeSession({ status: 'signed-in', user: client });
    expect(areFilled()).toEqual(['true', 'true']);
    await waitFor(() => expect(guestThings()).toEqual([]));
    expect(bodies).toMatchObject([{ items: [{ thing: 'designer-7', note: '' }] }]);
    await screen.findByText('What you saved before signing in is on your boards now.');
  });

  test('stays in the browser where it cannot join, and joins when the network returns', async () => {
    api.answer(endpoints.join, offline);
    const { changeSession } = openHearts(api);
    await press('Save Studio Aangan');
    changeSession({ status: 'signed-in', user: client });
    await waitFor(() => expect(requested()).toContain('get /boards/saved/'));
    expect(guestThings()).toEqual(['designer-7']);
    expect(areFilled()).toEqual(['true', 'true']);
    api.answer(endpoints.join, () => ({ body: joined }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(guestThings()).toEqual([]));
  });

  test('keeps what was saved meanwhile', async () => {
    api.answer(endpoints.join, () => {
      const items = JSON.parse(localStorage.getItem(guestBoardKey) ?? '').items as object[];
      const late = { thing: 'vendor-3', note: '', savedAt: '2026-11-20T06:00:00.000Z' };
      localStorage.setItem(guestBoardKey, JSON.stringify({ items: [late, ...items] }));
      return { body: joined };
    });
    const { changeSession } = openHearts(api);
    await press('Save Studio Aangan');
    changeSession({ status: 'signed-in', user: client });
    await waitFor(() => expect(guestThings()).toEqual(['vendor-3']));
  });
});
