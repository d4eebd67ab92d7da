import { Toaster, toasts } from '@aangan/ui';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { failureToast, forgetFailure, successToast } from './outcome-toasts.ts';

const lost = { kind: 'network' } as const;

beforeEach(() => void render(<Toaster />));
afterEach(() => act(() => toasts.dismiss()));

/** The texts of toasts; jsdom runs no animations, so one that leaves is still in the page. */
const shown = () =>
  [...document.querySelectorAll('.Toastify__toast:not(.toast-exit)')].map(
    (toast) => toast.textContent,
  );

describe('the toasts of an action', () => {
  test('a success takes away that it failed before', async () => {
    act(() => failureToast(lost, 'Failed to delete portfolio item', 'delete item 7'));
    await screen.findByText('Failed to delete portfolio item');
    act(() => successToast('Portfolio item deleted successfully!', 'delete item 7'));
    await waitFor(() => expect(shown()).toEqual(['Portfolio item deleted successfully!']));
  });

  test('leave what another action said', async () => {
    act(() => failureToast(lost, 'Failed to delete portfolio item', 'delete item 7'));
    await screen.findByText('Failed to delete portfolio item');
    act(() => successToast('Portfolio item deleted successfully!', 'delete item 8'));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  test('are one however often it fails, with the last reason', async () => {
    act(() => failureToast(lost, 'Failed to save. You seem to be offline.', 'save'));
    await screen.findByText(/offline/);
    act(() => failureToast({ kind: 'throttled' }, 'Failed to save. Too many requests.', 'save'));
    await waitFor(() => expect(shown()).toEqual(['Failed to save. Too many requests.']));
  });

  test('go without a success toast where the page itself shows it', async () => {
    act(() => failureToast(lost, 'Failed to load portfolio items', 'load items'));
    await screen.findByText('Failed to load portfolio items');
    act(() => forgetFailure('load items'));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  test('say nothing of a request that the end of the session has stopped', () => {
    act(() => failureToast({ kind: 'unauthenticated' }, 'Failed to save', 'save'));
    expect(shown()).toEqual([]);
  });

  test('can be closed before the action succeeds', async () => {
    act(() => failureToast(lost, 'Failed to save', 'save'));
    fireEvent.click(await screen.findByRole('button', { name: 'close' }));
    act(() => successToast('Saved', 'save'));
    await waitFor(() => expect(shown()).toEqual(['Saved']));
  });
});
