import type { ComposedPath } from '@aangan/manifest';
import type { Composer } from '@aangan/runtime';
import { renderWithSession } from '@aangan/session/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComposedPage } from './composed-page.tsx';

const profile = {
  path: '/profile',
  choices: [
    {
      remote: { name: 'auth' },
      route: {
        path: '/profile',
        expose: './Account',
        access: 'signed-in',
        for: ['client', 'designer', 'architect', 'vendor'],
      },
    },
  ],
} as unknown as ComposedPath;
const composer = { load: () => new Promise(() => undefined) } as unknown as Composer;

function open(session: Parameters<typeof renderWithSession>[1] = {}) {
  const page = <ComposedPage path={profile} composer={composer} />;
  return renderWithSession(page, { at: '/profile?tab=2#emails', path: '/profile', ...session });
}

describe('a protected page', () => {
  it("shows 'Loading...' while it is checked who is there", () => {
    open({ session: { status: 'checking' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('sends a guest to /login, to come back to this very place', () => {
    const { router } = open();
    expect(router.state.location.pathname).toBe('/login');
    const next = new URLSearchParams(router.state.location.search).get('next');
    expect(next).toBe('/profile?tab=2#emails');
  });

  it('says that nobody could be asked, sends nobody away, and asks again', async () => {
    const check = jest.fn(async () => undefined);
    const { router } = open({ session: { status: 'unreachable', check } });
    expect(screen.getByText(/You are still signed in/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(check).toHaveBeenCalledTimes(1);
  });
});
