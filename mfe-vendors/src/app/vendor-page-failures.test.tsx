import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, detail, open, tiles, vendor } from '../testing/vendor-page.tsx';

describe('a vendor’s page that cannot be shown', () => {
  test('says that there is no such vendor and goes back one step', async () => {
    api.answer(detail(8), () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/from-here');
    await act(() => router.navigate('/vendors/8'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vendor not found');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  test('says that a firm whose account was erased is no longer here', async () => {
    api.answer(detail(8), () => ({ status: 410, body: { detail: 'Gone.', code: 'gone' } }));
    open('/vendors/8');
    expect(await screen.findByRole('alert')).toHaveTextContent('This profile is no longer here');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Back' })).toBeInTheDocument();
  });

  test('goes to the directory where there is no history to go back to', async () => {
    const { router } = open('/vendors/x');
    expect(screen.getByRole('alert')).toHaveTextContent('Vendor not found');
    expect(api.requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/vendors');
  });

  test('says that loading failed, with Go Back, and recovers on Try again', async () => {
    let broken = true;
    api.answer(detail(7), () => (broken ? { status: 503, body: {} } : { body: vendor }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load vendor profile');
    expect(screen.getByRole('link', { name: 'Go Back' })).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(5);
  });
});
