import { doubleClick, enterText } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  api,
  attemptKey,
  connect,
  form,
  left,
  now,
  open,
  press,
  sentTo,
} from '../testing/social-step.tsx';

const provider = 'https://www.instagram.com/oauth/authorize?state=abc';

describe('connecting Instagram', () => {
  test('stores the provider’s address and sends the browser there, once', async () => {
    api.answer(connect, () => ({ body: { auth_url: provider } }));
    open();
    await form();
    await enterText(screen.getByLabelText('Instagram URL (optional)'), 'https://instagram.com/s');
    await doubleClick(screen.getByRole('button', { name: 'Connect Instagram' }));
    await waitFor(() => expect(left).toEqual([provider]));
    expect(sentTo(connect)).toEqual([{ profile_url: 'https://instagram.com/s' }]);
    expect(localStorage.getItem(attemptKey)).toBe(JSON.stringify({ address: provider, at: now }));
    await press('Connect Instagram');
    expect(sentTo(connect)).toHaveLength(1);
  });

  test('opens an address of this site’s own origin, where the demo has its stand-in', async () => {
    api.answer(connect, () => ({ body: { auth_url: '/sandbox/instagram/authorize' } }));
    open();
    await form();
    await press('Connect Instagram');
    await waitFor(() => expect(left).toEqual(['http://localhost/sandbox/instagram/authorize']));
  });

  test.each([
    'javascript:alert(1)',
    'http://www.instagram.com/oauth/authorize',
    'data:text/html,x',
  ])('does not open %s', async (address) => {
    api.answer(connect, () => ({ body: { auth_url: address } }));
    open();
    await form();
    await press('Connect Instagram');
    expect(await screen.findByText('Failed to connect Instagram')).toBeInTheDocument();
    expect(
      await screen.findByText(/^Failed to connect to Instagram\. Please try again\./),
    ).toBeVisible();
    expect(left).toEqual([]);
    expect(localStorage.getItem(attemptKey)).toBeNull();
  });

  test.each([
    ['the server fails', { status: 500, body: {} } as const, 'Please try again.'],
    ['one is offline', 'offline' as const, 'You seem to be offline.'],
    [
      'the site has no access to Instagram',
      { status: 503, body: { detail: 'Not on this site.', code: 'instagram_unavailable' } },
      'Not on this site.',
    ],
    [
      'there were too many',
      { status: 429, body: {}, headers: { 'retry-after': '120' } },
      '2 minutes',
    ],
  ])('says what to do when %s', async (_when, answer, advice) => {
    api.answer(connect, () => answer);
    open();
    await form();
    await press('Connect Instagram');
    expect(await screen.findByText('Failed to connect Instagram')).toBeInTheDocument();
    const notice = await screen.findByText(/^Failed to connect to Instagram\. Please try again\./);
    expect(notice).toHaveTextContent(advice);
    expect(screen.getByRole('button', { name: 'Connect Instagram' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  test('offers to go on where it was left, while Instagram accepts that', async () => {
    localStorage.setItem(attemptKey, JSON.stringify({ address: provider, at: now - 60_000 }));
    const { unmount } = open();
    await form();
    expect(screen.getByRole('link', { name: 'Continue on Instagram' })).toHaveAttribute(
      'href',
      provider,
    );
    unmount();
    localStorage.setItem(attemptKey, JSON.stringify({ address: provider, at: now - 600_000 }));
    open();
    await form();
    expect(screen.queryByRole('link', { name: 'Continue on Instagram' })).not.toBeInTheDocument();
  });

  test('ignores a stored address that may not be opened', async () => {
    localStorage.setItem(attemptKey, JSON.stringify({ address: 'javascript:alert(1)', at: now }));
    open();
    await form();
    expect(screen.queryByRole('link', { name: 'Continue on Instagram' })).not.toBeInTheDocument();
  });
});
