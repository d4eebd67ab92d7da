import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, designer, detail, open, tiles } from '../testing/designer-page.tsx';

describe('a designer’s page that cannot be shown', () => {
  test('says that there is no such designer and goes back one step', async () => {
    api.answer(detail(8), () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/from-here');
    await act(() => router.navigate('/designers/8'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Designer not found');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aangan, home' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all designers' })).toHaveAttribute(
      'href',
      '/designers',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  test('goes to the listing where there is no history to go back to', async () => {
    api.answer(detail(8), () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/designers/8');
    await userEvent.click(await screen.findByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/designers');
  });

  test.each(['x', '0', '-1', '1.5', '1e3', '99999999999999999999'])(
    'shows not-found for the invalid id %s without a request',
    (id) => {
      open(`/designers/${id}`);
      expect(screen.getByRole('alert')).toHaveTextContent('Designer not found');
      expect(api.requests).toHaveLength(0);
    },
  );

  test('says that loading failed, and recovers on Try again', async () => {
    let broken = true;
    api.answer(detail(7), () => (broken ? { status: 503, body: {} } : { body: designer }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load designer profile');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(6);
  });
});
