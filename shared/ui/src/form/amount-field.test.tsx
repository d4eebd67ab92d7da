import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';

const group = (digits: string) => digits.replace(/(\d)(?=(?:\d{2})+\d$)/g, '$1,');

function Field() {
  const [value, setValue] = useState('');
  return <AmountField label="Budget" value={value} onValueChange={setValue} group={group} />;
}

test('groups nothing while a keyboard with suggestions composes, and then what was typed', () => {
  render(<Field />);
  const box = screen.getByLabelText<HTMLInputElement>('Budget');
  fireEvent.compositionStart(box);
  for (const typed of ['1', '18', '185', '1850', '18500', '185000']) {
    fireEvent.input(box, { target: { value: typed }, isComposing: true });
    expect(box).toHaveValue(typed);
  }
  fireEvent.compositionEnd(box);
  expect(box).toHaveValue('1,85,000');
});
