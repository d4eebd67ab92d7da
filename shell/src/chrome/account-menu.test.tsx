import { aUser, renderWithHost } from '@aangan/host/testing';
import { popovers } from '@aangan/ui/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remotes } from '../testing/chrome.ts';
import { Header } from './header.tsx';

async function tabTo(target: HTMLElement) {
  for (let step = 0; step < 20 && document.activeElement !== target; step += 1) {
    await userEvent.tab();
  }
}

beforeAll(popovers);

describe('the account’s menu', () => {
  test('opens the account’s menu on hover: name, email, Profile and Logout', async () => {
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

  test('opens the account’s menu by keyboard, and Escape closes it and gives the focus back', async () => {
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

  test('closes the account’s menu when Shift+Tab leaves the avatar', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await userEvent.tab({ shift: true });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves the account’s menu closed when the window gets the focus back', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await userEvent.keyboard('{Escape}');
    // A window keeps its focused element while another one is active.
    fireEvent.blur(trigger);
    fireEvent.focus(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('moves in the account’s menu by arrows, Home and End, wrapping at the ends', async () => {
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

  test('closes the account’s menu when Tab leaves it', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    act(() => trigger.focus());
    await userEvent.keyboard('{ArrowDown}{End}');
    await userEvent.tab();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens and closes the account’s menu by touch, on the avatar and outside of it', async () => {
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

  test('keeps the account’s menu open when a mouse presses the avatar that it hovers', async () => {
    renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes the account’s menu on another page', async () => {
    const { router } = renderWithHost(<Header remotes={remotes} />, { user: aUser() });
    const trigger = screen.getByRole('button', { name: 'Account of Asha Rao' });
    await tabTo(trigger);
    await act(() => router.navigate('/designers'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus in the header after Logout', async () => {
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
});
