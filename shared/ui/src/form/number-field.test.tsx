import { describe, expect, jest, test } from '@jest/globals';
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
  test('keeps what is typed, and has a value only where that is a whole number', async () => {
    render(<Team start="" />);
    await userEvent.type(box(), '125');
    expect(box()).toHaveAttribute('aria-valuenow', '125');
    await userEvent.type(box(), '.5x');
    expect(box()).toHaveValue('125.5x');
    expect(box()).not.toHaveAttribute('aria-valuenow');
  });

  test('does not replace what it cannot read by stepping', async () => {
    render(<Team start="2.5" />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowUp}');
    expect(box()).toHaveValue('2.5');
    expect(screen.getByRole('button', { name: 'More: Team' })).toBeDisabled();
  });

  test.each([
    ['1,000', '1001', '999'],
    ['1,85,000', '185001', '184999'],
    ['1,850,000', '1850001', '1849999'],
  ])('steps a number that was typed with commas: %s', async (typed, more, less) => {
    render(<Team start="" />);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await userEvent.type(box(), typed);
    expect(box()).toHaveValue(typed);
    expect(box()).toHaveAttribute('aria-valuenow', typed.replaceAll(',', ''));
    await press('More: Team');
    expect(box()).toHaveValue(more);
    await press('Less: Team');
    await press('Less: Team');
    expect(box()).toHaveValue(less);
  });

  test('steps a number in other digits, which it shows as they were typed until then', async () => {
    const latin = (typed: string) => typed.replaceAll('१', '1').replaceAll('२', '2');
    const change = jest.fn();
    render(<NumberField label="Team" value="१२" onValueChange={change} latin={latin} />);
    expect(box()).toHaveValue('१२');
    expect(box()).toHaveAttribute('aria-valuenow', '12');
    await userEvent.click(screen.getByRole('button', { name: 'More: Team' }));
    expect(change).toHaveBeenCalledWith('13');
  });

  test.each(['1,00', ',100', '1,,000', '1000,000'])(
    'does not step commas that group nothing: %s',
    (typed) => {
      render(<Team start={typed} />);
      expect(screen.getByRole('button', { name: 'More: Team' })).toBeDisabled();
      expect(box()).not.toHaveAttribute('aria-valuenow');
    },
  );

  test('leaves the caret where it was after an edit in the middle', async () => {
    render(<Team start="2012" />);
    await userEvent.click(box());
    (box() as HTMLInputElement).setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    expect(box()).toHaveValue('20x12');
    expect((box() as HTMLInputElement).selectionStart).toBe(3);
  });

  test('steps by one with arrow keys and by ten with Page Up and Page Down, never past its limits', async () => {
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

  test('steps by its buttons, which are not tab stops', async () => {
    render(<Team />);
    await userEvent.click(screen.getByRole('button', { name: 'More: Team' }));
    expect(box()).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'Less: Team' }));
    expect(screen.getByRole('button', { name: 'Less: Team' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More: Team' })).not.toHaveFocus();
  });

  test('keeps a typed number that is too small, so that the form can report it', async () => {
    render(<Team start="" />);
    await userEvent.type(box(), '0');
    expect(box()).toHaveValue('0');
  });
});

const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');
const lakhs = (typed: string) => (typed === '2 lakh' ? '= 200,000' : null);

function Fee({ start = '' }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountField
        label="Fee"
        hint="0 if you take any."
        value={value}
        onValueChange={setValue}
        group={inThousands}
        reading={lakhs}
      />
      <output>{value}</output>
    </>
  );
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
const held = () => screen.getByRole('status').textContent;

describe('AmountField', () => {
  test('groups digits while typing and reports the digits only', async () => {
    render(<Fee />);
    await userEvent.type(amount(), '1250000');
    expect(amount()).toHaveValue('1,250,000');
    expect(held()).toBe('1250000');
    await userEvent.type(amount(), '{Backspace}{Backspace}');
    expect(amount()).toHaveValue('12,500');
  });

  test('keeps the caret’s place among the digits when commas are added', async () => {
    render(<Fee start="125000" />);
    await userEvent.click(amount());
    amount().setSelectionRange(2, 2);
    await userEvent.keyboard('99');
    expect(amount()).toHaveValue('12,995,000');
    expect(amount().selectionStart).toBe(5);
  });

  test('deletes the digit beside a comma in either direction', async () => {
    render(<Fee start="1234567" />);
    await userEvent.click(amount());
    amount().setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(amount()).toHaveValue('234,567');
    expect(amount().selectionStart).toBe(0);
    amount().setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    expect(amount()).toHaveValue('23,467');
    expect(amount().selectionStart).toBe(4);
  });

  test.each([
    '2.5',
    '250000.75',
    '-5000',
    'Rs 5000',
    '18.5 lakh',
    '18,5',
    '18,50,000',
    '0007,1',
    '99999999999999999999x',
  ])('changes nothing of what is typed or pasted: %s', async (typed) => {
    render(<Fee />);
    await userEvent.type(amount(), typed);
    expect(amount()).toHaveValue(typed);
    expect(held()).toBe(typed);
    await userEvent.tab();
    expect(amount()).toHaveValue(typed);
    await userEvent.clear(amount());
    await userEvent.paste(typed);
    expect(amount()).toHaveValue(typed);
    expect(held()).toBe(typed);
  });

  test('keeps a pasted comma, though the text before began in the same way', async () => {
    render(<Fee start="1850000" />);
    await userEvent.tripleClick(amount());
    await userEvent.paste('18,57');
    expect(held()).toBe('18,57');
  });

  test('leaves the caret where it was in a text that is not digits', async () => {
    render(<Fee start="18 lakh" />);
    await userEvent.click(amount());
    amount().setSelectionRange(2, 2);
    await userEvent.keyboard('.5');
    expect(amount()).toHaveValue('18.5 lakh');
    expect(amount().selectionStart).toBe(4);
  });

  test('drops no leading zero and no digit', async () => {
    render(<Fee />);
    await userEvent.type(amount(), '00071234567890123456');
    expect(held()).toBe('00071234567890123456');
  });

  test('says how an amount in words is understood', async () => {
    render(<Fee />);
    expect(amount()).toHaveAccessibleDescription('0 if you take any.');
    await userEvent.type(amount(), '2 lakh');
    expect(amount()).toHaveAccessibleDescription('= 200,000');
  });
});
