import { SentencesProvider } from '@aangan/messages';
import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CataloguePicker, type CataloguePickerProps } from './catalogue-picker.tsx';
import type { PickableGroup } from './pickable.ts';

const groups: PickableGroup[] = [
  {
    id: 'homes',
    label: 'Homes',
    items: [
      { id: 'villas', label: 'Villas' },
      { id: 'flats', label: 'Apartments' },
    ],
  },
  { id: 'work', label: 'Work', items: [{ id: 'offices', label: 'Offices' }] },
];

const byLabel: CataloguePickerProps['search'] = (all, text) =>
  all.flatMap((group) => {
    const items = group.items.filter(({ label }) => label.toLowerCase().includes(text));
    return items.length > 0 ? [{ ...group, items }] : [];
  });

const told = jest.fn();

function Picker({ start = [], ...rest }: { start?: string[] } & Partial<CataloguePickerProps>) {
  const [value, setValue] = useState<string[]>(start);
  const change = (ids: string[]) => {
    told(ids);
    setValue(ids);
  };
  return (
    <CataloguePicker
      label="Specializations"
      groups={groups}
      search={byLabel}
      value={value}
      onChange={change}
      {...rest}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('CataloguePicker', () => {
  test('lists its items as checkboxes under their group', () => {
    render(<Picker />);
    expect(screen.getByRole('group', { name: 'Specializations' })).toBeInTheDocument();
    const homes = within(screen.getByRole('list', { name: 'Homes' }));
    expect(homes.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('works with the keyboard, keeps the order of choosing and counts', async () => {
    render(<Picker max={3} />);
    await userEvent.click(screen.getByRole('button', { name: 'Work' }));
    act(() => box('Offices').focus());
    await userEvent.keyboard(' ');
    act(() => box('Villas').focus());
    await userEvent.keyboard(' ');
    expect(told).toHaveBeenLastCalledWith(['offices', 'villas']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 selected');
  });

  test('shows the chosen items, and removes them on a press', async () => {
    render(<Picker start={['villas', 'offices']} />);
    const chosen = within(screen.getByRole('list', { name: 'Selected' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Villas' }));
    expect(told).toHaveBeenLastCalledWith(['offices']);
    expect(box('Villas')).not.toBeChecked();
  });

  test('disables the rest at the maximum, and says so', async () => {
    render(<Picker start={['villas']} max={1} fullMessage="Maximum 1 selected" />);
    await userEvent.click(screen.getByRole('button', { name: 'Work' }));
    expect(box('Offices')).toBeDisabled();
    expect(box('Villas')).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Maximum 1 selected');
    await userEvent.click(box('Villas'));
    expect(box('Offices')).toBeEnabled();
  });

  test('starts with the groups of the chosen items open, else with the first', () => {
    const { unmount } = render(<Picker start={['offices']} />);
    const group = (name: RegExp) => screen.getByRole('button', { name });
    expect(group(/^Homes/)).toHaveAttribute('aria-expanded', 'false');
    expect(group(/^Work/)).toHaveAttribute('aria-expanded', 'true');
    expect(group(/^Work/)).toHaveTextContent('1 selected');
    unmount();
    render(<Picker />);
    expect(group(/^Homes/)).toHaveAttribute('aria-expanded', 'true');
    expect(group(/^Work/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens and closes its groups, by mouse and keyboard', async () => {
    render(<Picker />);
    const homes = screen.getByRole('button', { name: 'Homes' });
    await userEvent.click(homes);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    act(() => homes.focus());
    await userEvent.keyboard('{Enter}');
    expect(box('Villas')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Homes' }).id).toBe(
      homes.getAttribute('aria-controls'),
    );
  });

  test('opens every group that a search finds, and returns to what was open after it', async () => {
    render(<Picker />);
    await userEvent.type(screen.getByRole('searchbox'), 'off');
    expect(box('Offices')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Work' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(box('Villas')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Offices' })).not.toBeInTheDocument();
  });

  test('filters by the search, and says when nothing matches', async () => {
    render(<Picker start={['villas']} />);
    const search = screen.getByRole('searchbox', { name: 'Search specializations' });
    await userEvent.type(search, 'off');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(search, 'zz');
    expect(screen.getByText('Nothing matches “offzz”.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Villas' })).toBeInTheDocument();
  });

  test('shows and searches its labels in the language of the page', async () => {
    const hindi: Record<string, string> = { Work: 'दफ़्तर', Offices: 'ऑफ़िस' };
    render(
      <SentencesProvider say={(label) => hindi[label] ?? label}>
        <Picker start={['offices']} />
      </SentencesProvider>,
    );
    expect(screen.getByRole('button', { name: 'Remove ऑफ़िस' })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'ऑफ़');
    expect(screen.getByRole('button', { name: /^दफ़्तर/ })).toBeInTheDocument();
    expect(box('ऑफ़िस')).toBeChecked();
  });

  test('does not submit the form around it on Enter in its search', async () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Picker />
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'vil{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  test('is described by its error', () => {
    render(<Picker error="Please select at least one specialization" />);
    expect(screen.getByRole('group', { name: 'Specializations' })).toHaveAccessibleDescription(
      'Please select at least one specialization',
    );
    expect(screen.getByRole('searchbox')).toBeInvalid();
  });
});
