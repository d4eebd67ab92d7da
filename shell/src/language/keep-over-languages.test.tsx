import { afterEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  enterFromOtherLanguage,
  keepForOtherLanguage,
  noteChangedFields,
} from './keep-over-languages.ts';

noteChangedFields(document);
window.scrollTo = () => undefined;

/** As forms are: React holds what is typed. */
function Form({ email, city, label }: { email: string; city: string; label: string }) {
  const [typed, setTyped] = useState(email);
  return (
    <>
      <input
        name="email"
        aria-label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <input name="city" value={city} readOnly />
    </>
  );
}

describe('a page that is left for its other language', () => {
  afterEach(() => sessionStorage.clear());

  test('takes along what was typed in a form, and leaves alone what a page came with', async () => {
    const english = render(<Form label="Email" email="" city="Mumbai" />);
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    keepForOtherLanguage(window);
    english.unmount();
    render(<Form label="ईमेल" email="" city="मुंबई" />);
    act(() => enterFromOtherLanguage(window));
    expect(screen.getByLabelText('ईमेल')).toHaveValue('asha@example.in');
    expect(screen.getByDisplayValue('मुंबई')).toBeInTheDocument();
  });
});
