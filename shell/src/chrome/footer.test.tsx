import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { href } from '../testing/chrome.ts';
import { Footer } from './footer.tsx';

describe('the footer', () => {
  test('invites guests to join as partner and as vendor', () => {
    renderWithHost(<Footer />);
    expect(href('Join as Interior & Architecture Partner')).toBe('/register?type=designer');
    expect(href('Join as Vendor')).toBe('/register?type=vendor');
  });

  test.each(['checking', 'unreachable'] as const)(
    'invites to join only once it is known that no account is signed in (%s)',
    (status) => {
      renderWithHost(<Footer />, { session: { status } });
      expect(screen.queryByRole('link', { name: /Join as/ })).not.toBeInTheDocument();
    },
  );

  test('does not invite those who have joined', () => {
    renderWithHost(<Footer />, { user: aUser() });
    expect(screen.queryByRole('link', { name: /Join as/ })).not.toBeInTheDocument();
  });

  test('always has the site’s pages, the social profiles in a new tab, and the current year', () => {
    renderWithHost(<Footer />, { user: aUser() });
    for (const [name, path] of [
      ['About', '/about'],
      ['Support', '/support'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Cookies', '/cookies'],
    ] as const) {
      expect(href(name)).toBe(path);
    }
    for (const name of ['LinkedIn', 'Instagram']) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(screen.getByText(`© ${new Date().getFullYear()} Aangan`)).toBeInTheDocument();
  });
});
