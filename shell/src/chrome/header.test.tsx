import { aUser, renderWithHost } from '@aangan/host/testing';
import { popovers } from '@aangan/ui/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { href, remotes } from '../testing/chrome.ts';
import { Header } from './header.tsx';

beforeAll(popovers);

describe('the header', () => {
  test('links a guest to sign in and sign up, and back to this page', () => {
    renderWithHost(<Header remotes={remotes} />, { at: '/designers?search=pune' });
    expect(href('Sign In')).toBe('/login?next=%2Fdesigners%3Fsearch%3Dpune');
    expect(href('Sign Up')).toBe('/register?type=client&next=%2Fdesigners%3Fsearch%3Dpune');
  });

  test('links its logo to the home page, and shows the links that remotes declare', () => {
    renderWithHost(<Header remotes={remotes} />);
    expect(href('Aangan, home')).toBe('/');
    expect(href('Designers')).toBe('/designers');
  });

  test('gains a shadow past 80 px of scroll', () => {
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

  test('greets a client by first name', () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    expect(screen.getByTitle('Asha')).toHaveTextContent('Welcome Asha');
  });

  test.each(['is_designer', 'is_architect', 'is_vendor'])(
    'does not greet other roles by name (%s)',
    (role) => {
      renderWithHost(<Header remotes={remotes} />, { user: aUser({ [role]: true }) });
      expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Account of Asha Rao' })).toBeInTheDocument();
    },
  );

  test('shows the avatar, or initials in its place where there is none', () => {
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

  test.each(['a press', 'being online again'])(
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

  test('leaves the message to a page that needs an account', () => {
    const session = { status: 'unreachable' as const };
    renderWithHost(<Header remotes={remotes} needsAccount />, { session });
    expect(screen.queryByText(/We cannot check/)).not.toBeInTheDocument();
  });

  test('shows neither links nor a menu while the session is checked', () => {
    renderWithHost(<Header remotes={remotes} />, { session: { status: 'checking' } });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test('has a menu for small screens with places, Sign In and Sign Up', async () => {
    renderWithHost(<Header remotes={remotes} />);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Designers', 'Sign In', 'Sign Up']) {
      expect(within(sheet).getByRole('link', { name })).toBeInTheDocument();
    }
  });

  test('offers the site’s other languages in the menu for small screens, also where it has nothing else', async () => {
    const languages = [
      { code: 'en', locale: 'en-IN', name: 'English' },
      { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
    ];
    renderWithHost(<Header remotes={[]} languages={languages} />, { user: aUser() });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    const links = within(sheet).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['हिन्दी']);
    expect(links[0]).toHaveAttribute('href', '/hi');
  });

  test('closes the small screen’s menu on another page', async () => {
    const { router } = renderWithHost(<Header remotes={remotes} />, { at: '/before' });
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    await userEvent.click(within(sheet).getByRole('link', { name: 'Designers' }));
    expect(router.state.location.pathname).toBe('/designers');
    expect(sheet).not.toBeVisible();
  });
});
