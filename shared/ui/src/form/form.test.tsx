import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  test('is found by its label and described by its hint', () => {
    render(<TextField label="Phone" hint="With the country code" optional />);
    const field = screen.getByRole('textbox', { name: 'Phone (optional)' });
    expect(field).toHaveAccessibleDescription('With the country code');
    expect(field).toBeValid();
  });

  test('says what is wrong in place of the hint', () => {
    render(<TextField label="Email" hint="We never show it" error="Email is invalid" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Email is invalid');
    expect(screen.queryByText('We never show it')).not.toBeInTheDocument();
  });
});

describe('PasswordField', () => {
  test('shows and hides what is typed', async () => {
    render(<PasswordField label="Password" defaultValue="courtyard" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('Checkbox', () => {
  test('is ticked by its label and shows its error', async () => {
    render(<Checkbox label="I agree" error="Please accept the terms to continue" />);
    await userEvent.click(screen.getByText('I agree'));
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Please accept the terms to continue');
  });
});

describe('SearchField', () => {
  test('searches for the trimmed text on the button and on Enter, not while typing', async () => {
    const search = jest.fn();
    render(<SearchField label="Search designers" action="/designers" onSearch={search} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search designers' }), '  jaipur ');
    expect(search).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(search).toHaveBeenLastCalledWith('jaipur');
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(search).toHaveBeenLastCalledWith('jaipur x');
  });

  test('shows a search that changes from outside, such as by Back', async () => {
    const field = { label: 'Search', action: '/designers', onSearch: jest.fn() };
    const { rerender } = render(<SearchField {...field} value="goa" />);
    await userEvent.type(screen.getByRole('searchbox'), ' villas');
    expect(screen.getByRole('searchbox')).toHaveValue('goa villas');
    rerender(<SearchField {...field} value="" />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is an ordinary form without scripts: the text and the other filters are in its address', async () => {
    render(
      <SearchField
        label="Search"
        action="/designers"
        alsoSent={{ group: 'residential', specialization: 'villas' }}
        onSearch={jest.fn()}
      />,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'villa in goa');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.method).toBe('get');
    expect(form).toHaveAttribute('action', '/designers');
    const sent = new URLSearchParams([...new FormData(form)] as [string, string][]);
    expect(sent.toString()).toBe('search=villa+in+goa&group=residential&specialization=villas');
  });

  test('keeps what was typed before the scripts arrived, and searches for it', async () => {
    const search = jest.fn();
    const field = <SearchField label="Search" action="/designers" onSearch={search} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(field);
    within(container).getByRole<HTMLInputElement>('searchbox').value = 'jaipur';
    const { rerender } = render(field, { container, hydrate: true });
    rerender(<SearchField label="Search" action="/designers" maxLength={100} onSearch={search} />);
    expect(screen.getByRole('searchbox')).toHaveValue('jaipur');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(search).toHaveBeenCalledWith('jaipur');
  });
});

describe('SelectField', () => {
  test('is a select with a label, an empty option and an error', async () => {
    const options = [
      { value: 'trader', label: 'Trader' },
      { value: 'brand', label: 'Brand' },
    ];
    render(
      <SelectField
        label="Vendor type"
        options={options}
        placeholder="Choose one"
        error="Vendor type is required"
      />,
    );
    const field = screen.getByRole('combobox', { name: 'Vendor type' });
    expect(field).toHaveDisplayValue('Choose one');
    expect(field).toHaveAccessibleDescription('Vendor type is required');
    await userEvent.selectOptions(field, 'Brand');
    expect(field).toHaveValue('brand');
  });
});

describe('TextArea', () => {
  test('is a multi-line field with a label', async () => {
    render(<TextArea label="About" hint="At least 10 characters" />);
    const field = screen.getByRole('textbox', { name: 'About' });
    await userEvent.type(field, 'One{Enter}two');
    expect(field).toHaveValue('One\ntwo');
    expect(field).toHaveAccessibleDescription('At least 10 characters');
  });
});

describe('Switch', () => {
  test('is a switch with a label and a hint, toggled with the space bar', async () => {
    render(<Switch label="Reviews" hint="When someone reviews you" defaultChecked />);
    const reviews = screen.getByRole('switch', { name: 'Reviews' });
    expect(reviews).toBeChecked();
    expect(reviews).toHaveAccessibleDescription('When someone reviews you');
    reviews.focus();
    await userEvent.keyboard(' ');
    expect(reviews).not.toBeChecked();
  });
});
