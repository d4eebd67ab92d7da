import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { NumberField } from './number-field.tsx';

function Team({ start = '1', max }: { start?: string; max?: number }) {
  const [value, setValue] = useState(start);
  return <NumberField label="Team" value={value} onValueChange={setValue} min={1} max={max} />;
}

const box = () => screen.getByRole('spinbutton', { name: 'Team' });

describe('NumberField', () => {
  it('takes digits and ignores everything else', async () => {
    render(<Team start="" />);
    await userEvent.type(box(), '-1e2,5x');
    expect(box()).toHaveValue('125');
    expect(box()).toHaveAttribute('aria-valuenow', '125');
  });

  it('steps by one with arrow keys and by ten with Page Up and Page Down, never past its limits', async () => {
    render(<Team start="9" max={20} />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(box()).toHaveValue('20');
    await userEvent.keyboard('{ArrowUp}');
    expect(box()).toHaveValue('20');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(box()).toHaveValue('1');
    await userEvent.keyboard('{End}');
    expect(box()).toHaveValue('20');
  });

  it('steps by its buttons, which are not tab stops', async () => {
    render(<Team />);
    await userEvent.click(screen.getByRole('button', { name: 'More: Team' }));
    expect(box()).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'Less: Team' }));
    expect(screen.getByRole('button', { name: 'Less: Team' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More: Team' })).not.toHaveFocus();
  });

  it('keeps a typed number that is too small, so that the form can report it', async () => {
    render(<Team start="" />);
    await userEvent.type(box(), '0');
    expect(box()).toHaveValue('0');
  });
});

const inThousands = (typed: string) =>
  typed
    .replace(/\..*/, '')
    .replace(/\D/g, '')
    .replace(/\B(?=(\d{3})+$)/g, ',');

function Fee({ start = '' }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountField label="Fee" value={value} onValueChange={setValue} group={inThousands} />
      <output>{value}</output>
    </>
  );
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
const held = () => screen.getByRole('status').textContent;

describe('AmountField', () => {
  it('groups digits while typing and reports the digits only', async () => {
    render(<Fee />);
    await userEvent.type(amount(), 'Rs 1250000');
    expect(amount()).toHaveValue('1,250,000');
    expect(held()).toBe('1250000');
  });

  it('keeps the caret’s place among the digits when commas are added', async () => {
    render(<Fee start="125000" />);
    await userEvent.click(amount());
    amount().setSelectionRange(2, 2);
    await userEvent.keyboard('99');
    expect(amount()).toHaveValue('12,995,000');
    expect(amount().selectionStart).toBe(5);
  });

  it.each([
    ['250000.00', '250,000.', '250000'],
    ['2.5', '2.', '2'],
  ])('counts nothing after a decimal point: %s', async (typed, whileTyping, digits) => {
    render(<Fee />);
    await userEvent.type(amount(), typed);
    expect(amount()).toHaveValue(whileTyping);
    expect(held()).toBe(digits);
    await userEvent.tab();
    expect(amount()).toHaveValue(whileTyping.slice(0, -1));
    await userEvent.clear(amount());
    await userEvent.paste(typed);
    expect(held()).toBe(digits);
  });

  it('takes digits again once the point is deleted', async () => {
    render(<Fee />);
    await userEvent.type(amount(), '25.{Backspace}0');
    expect(held()).toBe('250');
  });

  it('drops leading zeros and stops at the maximum number of digits', async () => {
    render(<Fee />);
    await userEvent.type(amount(), '0007');
    expect(held()).toBe('7');
    await userEvent.type(amount(), '77777777777777777');
    expect(held()).toHaveLength(13);
  });
});
