import { instagramReturnMessages } from '@aangan/domain';
import { aPost } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { connected } from '../testing/factories.ts';
import { at, attemptKey, form, open, profileIs } from '../testing/social-step.tsx';

const three = [1, 2, 3].map((id) => aPost({ id }));
const success = '?success=true&platform=instagram&posts_imported=3';

describe('the return from Instagram', () => {
  test('says how many posts were imported and clears the query in its place', async () => {
    localStorage.setItem(attemptKey, '{"address":"https://a.example/","at":1}');
    profileIs({ instagram: connected, instagram_posts: three });
    const { router } = open(`${success}&keep=1#_`);
    expect(
      await screen.findByText('Successfully connected Instagram. Imported 3 posts.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?keep=1'));
    expect(router.state.location.hash).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(localStorage.getItem(attemptKey)).toBeNull();
  });

  test('does not repeat the toast on Back', async () => {
    profileIs({ instagram: connected, instagram_posts: three });
    const { router, container } = open(success, at);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await act(() => router.navigate('/elsewhere'));
    expect(container).toHaveTextContent('Another page');
    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: at, search: '' });
  });

  test('says nothing of a success where the profile is not connected', async () => {
    const { router } = open(success);
    await form();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/^Successfully connected/)).not.toBeInTheDocument();
  });

  test('counts no more posts than the profile has', async () => {
    profileIs({ instagram: { ...connected, importing: 1 }, instagram_posts: three });
    open('?success=true&platform=instagram&posts_imported=99999');
    expect(
      await screen.findByText('Successfully connected Instagram. Imported 4 posts.'),
    ).toBeInTheDocument();
  });

  test.each(Object.values(instagramReturnMessages))('says why it failed: %s', async (error) => {
    const { router } = open(`?${new URLSearchParams({ platform: 'instagram', error })}`);
    expect(await screen.findByText(`Failed to connect: ${error}`)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test.each(['Call +91 98200 00000 now', '<b>Pay</b>', 'x'.repeat(5000)])(
    'shows no text of anyone else’s: %.30s',
    async (error) => {
      open(`?${new URLSearchParams({ error })}`);
      expect(await screen.findByText('Failed to connect Instagram')).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(error.slice(0, 12));
    },
  );

  test('says nothing of a failure where the profile is connected, unless this browser has tried', async () => {
    profileIs({ instagram: connected });
    const { router, unmount } = open('?error=Your%20account%20is%20closed');
    await form();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/^Failed to connect/)).not.toBeInTheDocument();
    unmount();
    localStorage.setItem(attemptKey, '{"address":"https://a.example/","at":1}');
    open('?error=Denied.');
    expect(await screen.findByText('Failed to connect Instagram')).toBeInTheDocument();
  });

  test.each([
    '?success=yes',
    '?success=true&platform=facebook',
    '?error=%20',
    '?posts_imported=-1',
  ])('makes nothing of %s, and clears it', async (query) => {
    profileIs({ instagram: connected });
    const { router } = open(query);
    await form();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/^(Successfully|Failed)/)).not.toBeInTheDocument();
  });
});
