import { aPost, doubleClick } from '@aangan/ui/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInstagram, connected } from '../testing/factories.ts';
import {
  api,
  disconnect,
  form,
  open,
  posts,
  press,
  profileIs,
  sentTo,
  sync,
} from '../testing/social-step.tsx';

const imported = () => screen.findByRole('list', { name: 'Imported posts' });

describe('a connected Instagram', () => {
  test('shows the account, the last sync and the imported posts', async () => {
    profileIs({ instagram: connected });
    open();
    await form();
    expect(screen.getByText('@studio.aangan')).toBeInTheDocument();
    expect(screen.getByText(/^Last synced/)).toHaveTextContent('1 Nov 2026, 3:00 pm');
    expect(within(await imported()).getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText('2 posts on your page.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect Instagram' })).not.toBeInTheDocument();
  });

  test('is compared with the link, which a press makes lead to it', async () => {
    profileIs({
      instagram: connected,
      instagram_profile: 'https://www.instagram.com/Other.Rooms/',
    });
    open();
    await form();
    const difference = 'Your link leads to @other.rooms, but you connected @studio.aangan.';
    expect(screen.getByText(difference)).toBeInTheDocument();
    await press('Link to @studio.aangan');
    expect(screen.getByLabelText(/^Instagram URL/)).toHaveValue(
      'https://www.instagram.com/studio.aangan/',
    );
    expect(screen.queryByText(difference)).not.toBeInTheDocument();
  });

  test.each([null, 'https://instagram.com/Studio.Aangan?igsh=1'])(
    'is not compared with a link that leads nowhere else: %s',
    async (instagram_profile) => {
      profileIs({ instagram: connected, instagram_profile });
      open();
      await form();
      expect(screen.queryByText(/^Your link leads to/)).not.toBeInTheDocument();
    },
  );

  test('says that posts are loading, being copied, or that there are none', async () => {
    profileIs({ instagram: { ...connected, importing: 3 } });
    let answer: (value: { body: [] }) => void = () => undefined;
    api.answer(posts, () => new Promise<{ body: [] }>((resolve) => (answer = resolve)));
    const { unmount } = open();
    await form();
    expect(screen.getByText('Loading your posts…')).toBeInTheDocument();
    answer({ body: [] });
    expect(
      await screen.findByText('3 posts are being copied and will appear here.'),
    ).toBeInTheDocument();
    unmount();
    profileIs({ instagram: connected });
    api.answer(posts, () => ({ body: [] }));
    open();
    expect(
      await screen.findByText('There are no posts on this Instagram account yet.'),
    ).toBeInTheDocument();
  });

  test.each([
    [1, 6, '1 post is on your page. 6 more posts are still being copied.'],
    [6, 1, '6 posts are on your page. 1 more post is still being copied.'],
  ])(
    'tells posts on the page from those that are copied: %i and %i',
    async (shown, importing, text) => {
      profileIs({ instagram: { ...connected, importing } });
      api.answer(posts, () => ({
        body: Array.from({ length: shown }, (_one, at) => aPost({ id: at + 1 })),
      }));
      open();
      expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    },
  );

  test.each([{ failed: 2 }, { needs_reconnect: true }])(
    'does not say that Instagram has no posts where that is not known: %j',
    async (parts) => {
      profileIs({ instagram: { ...connected, ...parts } });
      api.answer(posts, () => ({ body: [] }));
      open();
      expect(await screen.findByText('There are no posts on your page yet.')).toBeInTheDocument();
    },
  );

  test('shows posts as they are copied', async () => {
    jest.useFakeTimers();
    try {
      profileIs({ instagram: { ...connected, importing: 1 } });
      api.answer(posts, () => ({ body: [] }));
      open();
      await screen.findByText('1 post is being copied and will appear here.');
      profileIs({ instagram: connected });
      api.answer(posts, () => ({ body: [aPost({ id: 1 })] }));
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByText('1 post on your page.')).toBeInTheDocument();
      const asked = api.requests.length;
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(api.requests).toHaveLength(asked);
    } finally {
      jest.useRealTimers();
    }
  });

  test('shows the last post also when it was copied while the list was on its way', async () => {
    jest.useFakeTimers();
    try {
      profileIs({ instagram: { ...connected, importing: 1 } });
      let answerOld: (value: { body: [] }) => void = () => undefined;
      api.answer(posts, () => new Promise<{ body: [] }>((resolve) => (answerOld = resolve)));
      open();
      await waitFor(() => expect(sentTo(posts)).toHaveLength(1));
      profileIs({ instagram: connected });
      const answerNew = jest.fn<() => { status: number; body: unknown }>(() => ({
        status: 200,
        body: [aPost({ id: 1 })],
      }));
      api.answer(posts, answerNew);
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      await act(() => jest.advanceTimersByTimeAsync(100));
      await act(async () => {
        answerOld({ body: [] });
        await jest.advanceTimersByTimeAsync(100);
      });
      expect(answerNew).toHaveBeenCalled();
      expect(await screen.findByText('1 post on your page.')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('empties the list when its fetch fails, and fetches it again', async () => {
    profileIs({ instagram: connected });
    api.answer(sync, () => ({ body: { new_posts: 0, removed_posts: 0 } }));
    open();
    await imported();
    api.answer(posts, () => ({ status: 500, body: {} }));
    await press('Sync Posts');
    expect(await screen.findByText('Your posts could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Imported posts' })).not.toBeInTheDocument();
    api.answer(posts, () => ({ body: [aPost({ id: 3 })] }));
    await press('Try again');
    expect(within(await imported()).getAllByRole('img')).toHaveLength(1);
  });

  test('says when there are more posts than are imported, or some could not be copied', async () => {
    profileIs({ instagram: { ...connected, is_capped: true, failed: 2 } });
    open();
    await form();
    expect(screen.getByText(/more posts than we import/)).toBeInTheDocument();
    expect(screen.getByText(/^2 posts could not be copied/)).toBeInTheDocument();
  });
});

describe('syncing the posts', () => {
  test('says how many were added and removed, and fetches the list', async () => {
    profileIs({ instagram: connected });
    api.answer(sync, () => ({ body: { new_posts: 2, removed_posts: 1 } }));
    open();
    await imported();
    api.answer(posts, () => ({ body: [1, 2, 3].map((id) => aPost({ id })) }));
    await doubleClick(screen.getByRole('button', { name: 'Sync Posts' }));
    expect(
      await screen.findByText(
        'Instagram sync complete! Added 2 new posts, removed 1 deleted posts.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('3 posts on your page.')).toBeInTheDocument());
    expect(sentTo(sync)).toHaveLength(1);
  });

  test('says that it failed, and asks to connect again where Instagram wants that', async () => {
    profileIs({ instagram: connected });
    api.answer(sync, () => 'offline');
    open();
    await imported();
    await press('Sync Posts');
    expect(await screen.findByText(/^Failed to sync Instagram posts\. You seem/)).toBeVisible();
    api.answer(sync, () => {
      profileIs({ instagram: { ...connected, is_connected: false, needs_reconnect: true } });
      return {
        status: 409,
        body: { detail: 'Instagram asks you to connect again.', code: 'instagram_reconnect' },
      };
    });
    await press('Sync Posts');
    expect(
      await screen.findByText(/^Failed to sync Instagram posts\. Instagram asks you/),
    ).toBeInTheDocument();
    expect(await screen.findByText('Instagram needs to be connected again')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reconnect Instagram' })).toBeInTheDocument();
    expect(await imported()).toBeInTheDocument();
  });
});

describe('disconnecting Instagram', () => {
  test('asks once, then shows that nothing is connected', async () => {
    profileIs({ instagram: connected });
    api.answer(disconnect, () => {
      profileIs({ instagram: anInstagram() });
      return { status: 204, body: '' };
    });
    open();
    await imported();
    await press('Disconnect');
    const ask = () => within(screen.getByRole('alertdialog'));
    await userEvent.click(ask().getByRole('button', { name: 'Cancel' }));
    expect(sentTo(disconnect)).toHaveLength(0);
    await press('Disconnect');
    await userEvent.click(ask().getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Instagram disconnected')).toBeInTheDocument();
    expect(sentTo(disconnect)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Imported posts' })).not.toBeInTheDocument();
  });

  test('says that it failed', async () => {
    profileIs({ instagram: connected });
    api.answer(disconnect, () => ({ status: 500, body: {} }));
    open();
    await imported();
    await press('Disconnect');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    expect(await screen.findByText('Failed to disconnect Instagram')).toBeInTheDocument();
    expect(screen.getByText('@studio.aangan')).toBeInTheDocument();
  });
});
