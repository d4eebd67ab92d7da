import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
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

async function tabTo(target: HTMLElement) {
  for (let step = 0; step < 20 && document.activeElement !== target; step += 1) {
    await userEvent.tab();
  }
}

describe('the header', () => {
  it('links a guest to sign in and sign up, and back to this page', () => {
    renderWithHost(<Header remotes={remotes} />, { at: '/designers?search=pune' });
    expect(href('Sign In')).toBe('/login?next=%2Fdesigners%3Fsearch%3Dpune');
    expect(href('Sign Up')).toBe('/register?type=client&next=%2Fdesigners%3Fsearch%3Dpune');
  });

  it('links its logo to the home page, and shows the links that remotes declare', () => {
    renderWithHost(<Header remotes={remotes} />);
    expect(href('Aangan, home')).toBe('/');
    expect(href('Designers')).toBe('/designers');
  });

  it('gains a shadow past 80 px of scroll', () => {
    renderWithHost(<Header remotes={remotes} />);
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

  it('greets a client by first name', () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    expect(screen.getByText('Welcome Asha')).toBeInTheDocument();
  });

  it.each(['is_designer', 'is_architect', 'is_vendor'])(
    'does not greet other roles by name (%s)',
    (role) => {
      renderWithHost(<Header remotes={remotes} />, { user: aUser({ [role]: true }) });
      expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Account of Asha Rao' })).toBeInTheDocument();
    },
  );

  it('shows the avatar, or initials in its place where there is none', () => {
    const user = aUser({ avatar: '/api/media/1/asha.webp' });
    const { container, unmount } = renderWithHost(<Header remotes={remotes} />, { user });
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/api/media/1/asha.webp'),
    );
    unmount();
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    expect(trigger.querySelector('[data-initials="AR"]')).toBeInTheDocument();
  });

  it('opens the account’s menu on hover: name, email, Profile and Logout', async () => {
    const signOut = jest.fn(async () => undefined);
    renderWithHost(<Header remotes={remotes} />, { user: aUser(), session: { signOut } });
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
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    // A press on the open menu's avatar must not close it.
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
  });

  it('closes the account’s menu when Shift+Tab leaves the avatar', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await userEvent.tab({ shift: true });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the account’s menu closed when the window gets the focus back', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await userEvent.keyboard('{Escape}');
    // A window keeps its focused element while another one is active.
    fireEvent.blur(trigger);
    fireEvent.focus(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves in the account’s menu by arrows, Home and End, wrapping at the ends', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    act(() => screen.getByRole('button', { name: 'Account of Asha Rao' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    const profile = screen.getByRole('link', { name: 'Profile' });
    const logout = screen.getByRole('button', { name: 'Logout' });
    expect(profile).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(logout).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(profile).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(logout).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(logout).toHaveFocus();
  });

  it('closes the account’s menu when Tab leaves it', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    act(() => trigger.focus());
    await userEvent.keyboard('{ArrowDown}{End}');
    await userEvent.tab();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens and closes the account’s menu by touch, on the avatar and outside of it', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    const finger = userEvent.setup();
    const tap = (target: Element) => finger.pointer({ keys: '[TouchA]', target });
    await tap(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await tap(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await tap(trigger);
    await tap(document.body);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the account’s menu open when a mouse presses the avatar that it hovers', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the account’s menu on another page', async () => {
    const { router } = renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await act(() => router.navigate('/designers'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the focus in the header after Logout', async () => {
    const signOut = async () =>
      changeSession({ user: null, status: 'signed-out', audience: 'guest' });
    const { changeSession } = renderWithHost(<Header remotes={remotes} />, {
      user: aUser(),
      session: { signOut },
    });
    act(() => screen.getByRole('button', { name: 'Account of Asha Rao' }).focus());
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(screen.getByRole('group', { name: 'Account' })).toHaveFocus();
  });

  it.each(['a press', 'being online again'])(
    'says in words that it cannot check who is signed in, and tries again after %s',
    async (how) => {
      const check = jest.fn(async () => undefined);
      const session = { status: 'unreachable' as const, check };
      renderWithHost(<Header remotes={remotes} />, { session });
      const again = screen.getByRole('button', { name: 'Try again' });
      expect(screen.getByRole('alert')).toHaveTextContent(
        'We cannot check who you are. You are still signed in.',
      );
      expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull();
      if (how === 'a press') await userEvent.click(again);
      else fireEvent(window, new Event('online'));
      expect(check).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the message to a page that needs an account', () => {
    const session = { status: 'unreachable' as const };
    renderWithHost(<Header remotes={remotes} needsAccount />, { session });
    expect(screen.queryByText(/We cannot check/)).not.toBeInTheDocument();
  });

  it('shows neither links nor a menu while the session is checked', () => {
    renderWithHost(<Header remotes={remotes} />, { session: { status: 'checking' } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has a menu for small screens with places, Sign In and Sign Up', async () => {
    renderWithHost(<Header remotes={remotes} />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Designers', 'Sign In', 'Sign Up']) {
      expect(within(sheet).getByRole('link', { name })).toBeInTheDocument();
    }
    act(() => within(sheet).getByRole('link', { name: 'Sign In' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });

  it('closes the small screen’s menu on another page, and on a touch outside of it', async () => {
    const { router } = renderWithHost(<Header remotes={remotes} />, { at: '/before' });
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    await userEvent.click(within(sheet).getByRole('link', { name: 'Designers' }));
    expect(router.state.location.pathname).toBe('/designers');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the footer', () => {
  it('invites guests to join as partner and as vendor', () => {
    renderWithHost(<Footer />);
    expect(href('Join as Interior & Architecture Partner')).toBe('/register?type=designer');
    expect(href('Join as Vendor')).toBe('/register?type=vendor');
  });

  it.each(['checking', 'unreachable'] as const)(
    'invites to join only once it is known that no account is signed in (%s)',
    (status) => {
      renderWithHost(<Footer />, { session: { status } });
      expect(screen.queryByRole('link', { name: /Join as/ })).not.toBeInTheDocument();
    },
  );

  it('does not invite those who have joined', () => {
    renderWithHost(<Footer />, { user: aUser() });
    expect(screen.queryByRole('link', { name: /Join as/ })).not.toBeInTheDocument();
  });

  it('always has the site’s pages, the social profiles in a new tab, and the current year', () => {
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
