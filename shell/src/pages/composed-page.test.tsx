import { renderWithHost } from '@aangan/host/testing';
import type { ComposedPath, SiteRemote } from '@aangan/manifest';
import { type Composer, RemoteLoadError } from '@aangan/runtime';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SessionEnding, SessionEndingContext } from '../account/session-ending.ts';
import { FirstPageContext } from '../routing/first-page.ts';
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
} as unknown as ComposedPath<SiteRemote>;
const openRoute = {
  remote: { name: 'designers' },
  route: { path: '/designers', expose: './List', title: 'Featured Designers' },
};
const openComposer = {
  peek: () => undefined,
  isOff: () => false,
  threw: () => false,
  changed: () => undefined,
  ringed: () => undefined,
};
const composer = { load: () => new Promise(() => undefined) } as unknown as Composer;

function open(
  session: Parameters<typeof renderWithHost>[1] = {},
  ending: Partial<SessionEnding> = {},
) {
  const page = (
    <SessionEndingContext value={{ leftAt: null, problem: null, ...ending }}>
      <ComposedPage path={profile} composer={composer} />
    </SessionEndingContext>
  );
  return renderWithHost(page, { at: '/profile?tab=2#emails', path: '/profile', ...session });
}

describe('a protected page', () => {
  test("shows 'Loading...' while the session is checked", () => {
    open({ session: { status: 'checking' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  test('begins the check where the visitor came to it before the first page was in use', () => {
    const use = jest.fn();
    const session = { status: 'checking' as const };
    const page = (
      <FirstPageContext value={use}>
        <ComposedPage path={profile} composer={composer} />
      </FirstPageContext>
    );
    renderWithHost(page, { at: '/profile', path: '/profile', session });
    expect(use).toHaveBeenCalled();
  });

  test('sends a guest to /login, which leads back to the same address', () => {
    const { router } = open();
    expect(router.state.location.pathname).toBe('/login');
    const next = new URLSearchParams(router.state.location.search).get('next');
    expect(next).toBe('/profile?tab=2#emails');
  });

  test('leads to the home page after Logout on it, and not after Logout on another page', () => {
    // The key of a router's first entry is 'default'.
    const here = open({}, { leftAt: 'default' });
    expect(here.router.state.location.pathname).toBe('/');
    const elsewhere = open({}, { leftAt: 'other' });
    expect(elsewhere.router.state.location.pathname).toBe('/login');
  });

  test.each([
    ['network', 'Please check your connection, then try again.'],
    ['timeout', 'Please check your connection, then try again.'],
    ['server', 'Something went wrong on our side. Please try again in a moment.'],
  ] as const)('says why the session could not be checked: %s', (kind, words) => {
    const problem = { kind, message: '' };
    open({ session: { status: 'unreachable' } }, { problem });
    expect(screen.getByText(`You are still signed in. ${words}`)).toBeInTheDocument();
  });

  test('asks again by itself once the browser is online again', () => {
    const check = jest.fn(async () => undefined);
    open({ session: { status: 'unreachable', check } });
    fireEvent(window, new Event('online'));
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('says that the session could not be checked, redirects nowhere, and checks again', async () => {
    const check = jest.fn(async () => undefined);
    const { router } = open({ session: { status: 'unreachable', check } });
    expect(screen.getByText(/You are still signed in/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('a page whose remote is switched off', () => {
  function openOff(at: string) {
    const load = jest.fn();
    const remote = { ...openRoute.remote, isOff: true };
    const path = { path: '/designers', choices: [{ ...openRoute, remote }] };
    const page = (
      <ComposedPage
        path={path as unknown as ComposedPath<SiteRemote>}
        composer={{ load } as unknown as Composer}
      />
    );
    renderWithHost(page, { at, path: at });
    return load;
  }

  test('says so in the visitor’s words, with a way on, and loads nothing', () => {
    const load = openOff('/designers');
    expect(screen.getByRole('heading')).toHaveTextContent('This page is not available right now');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  test('does not lead to the home page from the home page', () => {
    openOff('/');
    expect(screen.getByRole('heading')).toHaveTextContent('This page is not available right now');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a page of which every release throws', () => {
  test('shows the notice of a page that is switched off; one that cannot be loaded offers to try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const path = {
      path: '/designers',
      choices: [openRoute],
    } as unknown as ComposedPath<SiteRemote>;
    const List = () => {
      throw new Error('render');
    };
    const thrown = { ...openComposer, load: async () => ({ List }) };
    const { unmount } = renderWithHost(<ComposedPage path={path} composer={thrown} />, {
      at: '/designers',
    });
    const notice = await screen.findByRole('heading');
    expect(notice).toHaveTextContent('This page is not available right now');
    unmount();
    const gone = new RemoteLoadError('designers', './List', 'gone');
    const unloaded = { ...openComposer, load: () => Promise.reject(gone) };
    renderWithHost(<ComposedPage path={path} composer={unloaded} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    const message = screen.getByRole('heading');
    expect(message).toHaveTextContent('“Featured Designers” could not be loaded');
  });
});

describe('a page that loads', () => {
  test('shows a placeholder soon, but not where the page is there at once', () => {
    jest.useFakeTimers();
    const waiting = {
      load: () => new Promise(() => undefined),
      peek: () => undefined,
      isOff: () => false,
    };
    const path = {
      path: '/designers',
      choices: [openRoute],
    } as unknown as ComposedPath<SiteRemote>;
    renderWithHost(<ComposedPage path={path} composer={waiting as unknown as Composer} />);
    act(() => jest.advanceTimersByTime(149));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading page…');
    jest.useRealTimers();
  });
});
