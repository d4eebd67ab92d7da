import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoicePicker } from './choice-picker.tsx';

const choices = ['Modern', 'Japandi', 'Coastal'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const told = jest.fn();

function Picker({ start = [], error }: { start?: string[]; error?: string }) {
  const [value, setValue] = useState<string[]>(start);
  return (
    <ChoicePicker
      label="Styles"
      choices={choices}
      value={value}
      onChange={(ids) => {
        told(ids);
        setValue(ids);
      }}
      max={2}
      fullMessage="Please choose at most 2 styles"
      error={error}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('ChoicePicker', () => {
  test('keeps the order of choosing, and says how many are chosen', async () => {
    render(<Picker />);
    expect(screen.getByRole('group', { name: 'Styles' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 selected');
    await userEvent.click(box('Coastal'));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 selected');
    await userEvent.click(box('Modern'));
    expect(told).toHaveBeenLastCalledWith(['coastal', 'modern']);
  });

  test('disables the others at the maximum, says why, and takes one that is freed', async () => {
    render(<Picker start={['modern', 'coastal']} />);
    expect(box('Japandi')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Please choose at most 2 styles');
    await userEvent.click(box('Modern'));
    expect(box('Japandi')).toBeEnabled();
    await userEvent.click(box('Japandi'));
    expect(told).toHaveBeenLastCalledWith(['coastal', 'japandi']);
  });

  test('is described by its error', () => {
    render(<Picker error="Not these" />);
    expect(screen.getByRole('group', { name: 'Styles' })).toHaveAccessibleDescription('Not these');
  });
});
