import type { SaveButtonProps } from '@aangan/host';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, tab, tiles } from '../testing/designer-page.tsx';

function SaveButton({ thing, name }: SaveButtonProps) {
  return <button type="button">{`Save ${thing}, ${name}`}</button>;
}

test('the firm and each picture that is opened large have a slot for what saves them', async () => {
  open('/designers/7?open=post-3', {
    slots: { 'designer.page.save': [SaveButton], 'designer.picture.save': [SaveButton] },
  });
  await screen.findByRole('button', { name: 'Save designer-7, Studio Aangan' });
  const large = within(screen.getByRole('dialog'));
  expect(large.getByRole('button', { name: 'Save post-3, A bath' })).toBeInTheDocument();
});

describe('a picture that is opened large', () => {
  const large = () => screen.queryByRole('dialog', { name: 'Studio Aangan' });
  const court = () => screen.getByRole('link', { name: /A court/ });

  test('has its own history entry, so that Back closes it and keeps filter and order', async () => {
    const { router } = open();
    await tiles();
    await userEvent.click(tab('Images'));
    const order = (await tiles()).map((tile) => tile.textContent);
    await userEvent.click(court());
    expect(large()).toBeInTheDocument();
    expect(router.state.location.search).toBe('?show=images&open=post-1');
    await act(() => router.navigate(-1));
    expect(large()).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?show=images');
    expect((await tiles()).map((tile) => tile.textContent)).toEqual(order);
  });

  test('moves among what the filter shows, without adding history entries', async () => {
    const { router } = open('/designers/7?show=images');
    await tiles();
    await userEvent.click(court());
    expect(screen.getByText(/^[12] of 2$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?show=images&open=post-3');
    await userEvent.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?show=images&open=post-1');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?show=images');
  });

  test('closes by going back, once, however often Escape is pressed', async () => {
    const { router } = open('/from-here');
    await act(() => router.navigate('/designers/7'));
    await tiles();
    await userEvent.click(court());
    const cross = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(cross);
    fireEvent.click(cross);
    await waitFor(() => expect(large()).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  test('can be shared: it opens at its address, and closes there', async () => {
    const { router } = open('/designers/7?open=post-1');
    await waitFor(() => expect(large()).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(large()).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(router.state.location.pathname).toBe('/designers/7');
  });

  test('links to its source in a new tab', async () => {
    open('/designers/7?open=post-1');
    const source = await screen.findByRole('link', { name: /View on Instagram/ });
    expect(source).toHaveAttribute('href', 'https://www.instagram.com/p/court/');
    expect(source).toHaveAttribute('target', '_blank');
  });

  test('is closed where the address has an unknown key', async () => {
    open('/designers/7?open=post-99');
    await tiles();
    expect(large()).not.toBeInTheDocument();
  });
});
