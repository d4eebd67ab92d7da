import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cities, city, facetsWith, open } from '../testing/filter-bar.tsx';
import { theFacets } from '../testing/the-facets.ts';
import type { UseFacets } from './listing-facets.ts';

describe('the filters in a sheet', () => {
  const opener = () => screen.getByRole('button', { name: /^Filter and sort/ });
  const sheet = () => within(screen.getByRole('dialog', { name: 'Filter and sort' }));
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });

  test('tell how many firms they would leave before they are applied', async () => {
    const useFacets: UseFacets = ({ city: chosen, budget: rupees }) => {
      const data = theFacets({ count: chosen.length + (rupees ? 0 : 11), cities });
      return { data, currentData: data };
    };
    const { address } = open('/makers?search=clay', useFacets);
    await userEvent.click(opener());
    expect(sheet().getByRole('button', { name: 'Show 11 makers' })).toBeInTheDocument();
    await userEvent.click(sheet().getByRole('checkbox', { name: 'Pune 12' }));
    expect(sheet().getByRole('button', { name: 'Show 12 makers' })).toBeInTheDocument();
    await userEvent.type(sheet().getByRole('textbox', { name: 'Your budget' }), '5 lakh');
    expect(address()).toBe('?search=clay');
    await userEvent.click(await sheet().findByRole('button', { name: 'Show 1 maker' }));
    expect(address()).toBe('?search=clay&city=pune&budget=500000');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('have the styles and rooms behind boxes that open in place and name what is chosen', async () => {
    const styles = [city('japandi', 'Japandi', 4), city('art-deco', 'Art deco', 1)];
    const rooms = [city('kitchen', 'Kitchen', 9)];
    const { address } = open('/makers', facetsWith({ styles, rooms }));
    await userEvent.click(opener());
    const style = sheet().getByLabelText('Style: Any style');
    expect(style.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(style);
    await userEvent.click(sheet().getByRole('checkbox', { name: 'Japandi 4' }));
    expect(sheet().getByLabelText('Style: Japandi').closest('details')).toHaveAttribute('open');
    await userEvent.click(sheet().getByLabelText('Rooms: Any room'));
    expect(sheet().getByLabelText('Style: Japandi').closest('details')).toHaveAttribute('open');
    await userEvent.click(sheet().getByRole('checkbox', { name: 'Kitchen 9' }));
    await userEvent.click(sheet().getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('?style=japandi&room=kitchen');
  });

  test('say 1,000+ where the API stops counting, and no number while it is not known', async () => {
    const capped = facetsWith({ count_is_exact: false });
    open('/makers', (filter) => (filter.budget ? {} : capped(filter)));
    await userEvent.click(opener());
    expect(sheet().getByRole('button', { name: 'Show 1,000+ makers' })).toBeInTheDocument();
    await userEvent.type(sheet().getByRole('textbox', { name: 'Your budget' }), '5');
    expect(sheet().getByRole('button', { name: 'Show makers' })).toBeInTheDocument();
  });

  test('refuse a budget that they cannot read', async () => {
    const { address } = open();
    await userEvent.click(opener());
    await userEvent.type(sheet().getByRole('textbox', { name: 'Your budget' }), 'plenty');
    await userEvent.click(sheet().getByRole('button', { name: 'Show makers' }));
    expect(sheet().getByRole('textbox', { name: 'Your budget' })).toBeInvalid();
    expect(address()).toBe('');
  });

  test('close on Back, where the list is as before', async () => {
    const { router, address } = open('/makers?city=pune');
    await userEvent.click(opener());
    expect(opener()).toHaveTextContent('Filter and sort (1)');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('?city=pune');
  });

  test('leave one step back to the list before, once they are applied', async () => {
    const { router, address } = open('/makers?city=pune');
    await userEvent.click(opener());
    await userEvent.click(sheet().getByRole('button', { name: 'Clear' }));
    await userEvent.click(sheet().getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('');
    await act(() => router.navigate(-1));
    expect(address()).toBe('?city=pune');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
