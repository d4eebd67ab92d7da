import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from './toaster.tsx';
import { toastDurations, toastLimit, toasts } from './toasts.ts';

/** jsdom runs no animations: a toast's duration is read from its progress bar's animation. */
function clockOf(words: string): string | undefined {
  const toast = screen.getByText(words).closest('.Toastify__toast');
  return toast?.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style
    .animationDuration;
}

async function showAll(...shows: (() => unknown)[]) {
  render(<Toaster />);
  act(() => {
    for (const show of shows) show();
  });
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).not.toBeNull());
}

describe('toasts', () => {
  afterEach(() => act(() => toasts.dismiss()));

  test('stay for the duration of their type', async () => {
    expect(toastDurations).toEqual({
      blank: 4000,
      error: 4000,
      success: 2000,
      loading: false,
      custom: 4000,
    });
    await showAll(
      () => toasts.blank('Copied'),
      () => toasts.error('Failed to load reviews'),
      () => toasts.success('Request revoked successfully'),
      () => toasts.loading('Uploading'),
    );
    expect(clockOf('Copied')).toBe('4000ms');
    expect(clockOf('Failed to load reviews')).toBe('4000ms');
    expect(clockOf('Request revoked successfully')).toBe('2000ms');
    expect(clockOf('Uploading')).toBe(undefined);
  });

  test('interrupt a screen reader only for an error', async () => {
    await showAll(
      () => toasts.error('Failed to save'),
      () => toasts.success('Saved'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  test('are at most twenty at once', async () => {
    await showAll(
      ...Array.from({ length: toastLimit + 5 }, (_, n) => () => toasts.blank(`Toast ${n}`)),
    );
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(20);
  });

  test('show a message once, however often it is said, and start its time again', async () => {
    await showAll(() => toasts.success('Saved'));
    const before = document.querySelector('.Toastify__progress-bar--animated');
    act(() => {
      for (let at = 0; at < 4; at += 1) toasts.success('Saved');
      toasts.error('Saved');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved');
    await waitFor(() =>
      expect(document.querySelector('.Toastify__progress-bar--animated')).not.toBe(before),
    );
    expect(document.querySelectorAll('.Toastify__toast--success')).toHaveLength(1);
  });

  test('are at the top right', async () => {
    await showAll(() => toasts.blank('Copied'));
    const toast = screen.getByText('Copied').closest('.Toastify__toast');
    expect(toast?.closest('.Toastify__toast-container--top-right')).not.toBeNull();
  });

  test('can be closed by hand and are gone', async () => {
    await showAll(() => toasts.blank('Copied'));
    fireEvent.click(screen.getByRole('button', { name: 'close' }));
    const toast = screen.getByText('Copied').closest('.Toastify__toast');
    if (toast) fireEvent.animationEnd(toast);
    await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument(), {
      timeout: 2000,
    });
  });

  test('replace a loading one when its work is done', async () => {
    await showAll(() => {
      const loading = toasts.loading('Saving…');
      setTimeout(() => act(() => void toasts.success('Saved', { replaces: loading })), 10);
    });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
    expect(clockOf('Saved')).toBe('2000ms');
  });
});
