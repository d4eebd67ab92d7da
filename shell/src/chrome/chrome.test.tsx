import { aUser, renderWithSession } from '@aangan/session/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const remotes = [
  {
    name: 'designers',
    team: 'designers',
    release: 'r',
    container: 'c',
    baseUrl: '/',
    entry: 'entry.js',
    exposes: {},
    integrity: {},
    consumes: {},
    routes: [
      {
        path: '/designers',
        expose: './List',
        link: { place: 'header' as const, label: 'Designers', order: 1 },
      },
      {
        path: '/profile',
        expose: './Own',
        link: { place: 'account-menu' as const, label: 'Profile', order: 1 },
      },
    ],
  },
];
// jsdom knows no screen widths: what only a wide screen shows counts as hidden there.
const href = (name: string) =>
  screen.getAllByRole('link', { name, hidden: true })[0]?.getAttribute('href');

describe('the header', () => {
  it('leads a guest to sign in and sign up, and back to where they were', () => {
    renderWithSession(<Header remotes={remotes} />, { at: '/designers?search=pune' });
    expect(href('Sign In')).toBe('/login?next=%2Fdesigners%3Fsearch%3Dpune');
    expect(href('Sign Up')).toBe('/register?type=client&next=%2Fdesigners%3Fsearch%3Dpune');
  });

  it('has its logo lead home, and the places that remotes declare', () => {
    renderWithSession(<Header remotes={remotes} />);
    expect(href('Aangan, home')).toBe('/');
    expect(href('Designers')).toBe('/designers');
  });

  it('gains a shadow past 80 px of scroll', () => {
    renderWithSession(<Header remotes={remotes} />);
    const bar = screen.getByRole('banner');
    expect(bar).toHaveAttribute('data-state', 'top');
    Object.assign(window, { scrollY: 80 });
    fireEvent.scroll(window);
    expect(bar).toHaveAttribute('data-state', 'top');
    Object.assign(window, { scrollY: 81 });
    fireEvent.scroll(window);
    expect(bar).toHaveAttribute('data-state', 'scrolled');
    Object.assign(window, { scrollY: 0 });
  });

  it('greets a client by first name, and nobody else', () => {
    const { unmount } = renderWithSession(<Header remotes={remotes} />, { user: aUser() });
    expect(screen.getByText('Welcome Asha')).toBeInTheDocument();
    unmount();
    renderWithSession(<Header remotes={remotes} />, { user: aUser({ is_designer: true }) });
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
  });

  it('opens the account’s menu on hover: name, email, Profile and Logout', async () => {
    const signOut = jest.fn(async () => undefined);
    renderWithSession(<Header remotes={remotes} />, { user: aUser(), session: { signOut } });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    expect(screen.queryByText('asha@example.in')).not.toBeVisible();
    await userEvent.hover(trigger);
    expect(screen.getByText('Asha Rao')).toBeVisible();
    expect(screen.getByText('asha@example.in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('opens the account’s menu by keyboard, and Escape closes it and gives the focus back', async () => {
    renderWithSession(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
  });

  it('promises nothing while it does not know who is signed in', () => {
    renderWithSession(<Header remotes={remotes} />, { session: { status: 'checking' } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has a menu for small screens with places, Sign In and Sign Up', async () => {
    renderWithSession(<Header remotes={remotes} />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Designers', 'Sign In', 'Sign Up']) {
      expect(within(sheet).getByRole('link', { name })).toBeInTheDocument();
    }
    within(sheet).getByRole('link', { name: 'Sign In' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });
});

describe('the footer', () => {
  it('invites guests to join as partner and as vendor', () => {
    renderWithSession(<Footer />);
    expect(href('Join as Interior & Architecture Partner')).toBe('/register?type=designer');
    expect(href('Join as Vendor')).toBe('/register?type=vendor');
  });

  it('does not invite those who have joined', () => {
    renderWithSession(<Footer />, { user: aUser() });
    expect(screen.queryByRole('link', { name: /Join as/ })).not.toBeInTheDocument();
  });

  it('always has the site’s pages, the social profiles in a new tab, and the current year', () => {
    renderWithSession(<Footer />, { user: aUser() });
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
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(screen.getByText(`© ${new Date().getFullYear()} Aangan`)).toBeInTheDocument();
  });
});
