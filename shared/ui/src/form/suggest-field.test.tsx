import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestField } from './suggest-field.tsx';

const places = ['Pune', 'Puri', 'Patna'];

function Field() {
  const [value, setValue] = useState('');
  return (
    <SuggestField
      label="City"
      value={value}
      onValueChange={setValue}
      suggest={(typed) =>
        places
          .filter((place) => place.toLowerCase().startsWith(typed.toLowerCase()))
          .map((place) => ({ value: place, note: 'India' }))
      }
    />
  );
}

describe('a field with suggestions', () => {
  const box = () => screen.getByRole('combobox', { name: 'City' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('offers nothing until something is typed or an arrow is pressed', async () => {
    render(<Field />);
    await userEvent.click(box());
    expect(options()).toEqual([]);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);
  });

  test('moves through them with the arrows, around the ends, and takes one with Enter', async () => {
    render(<Field />);
    await userEvent.type(box(), 'pu{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Puri');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Pune');
    expect(options()).toEqual([]);
  });

  test('closes them with Escape and when it is left, and keeps what was typed', async () => {
    render(<Field />);
    await userEvent.type(box(), 'pu{Escape}');
    expect(options()).toEqual([]);
    await userEvent.type(box(), 'r');
    expect(options()).toEqual(['PuriIndia']);
    await userEvent.tab();
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('pur');
  });
});
