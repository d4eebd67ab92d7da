import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { FormBody } from './form-body.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormPasswordField } from './form-password-field.tsx';
import { FormTextField } from './form-text-field.tsx';

const send = jest.fn<(values: object) => void>();

interface Values {
  email: string;
  password: string;
}

function problemsOf(values: Values) {
  return {
    ...(!values.email.includes('@') && { email: 'Email is invalid' }),
    ...(values.password === '' && { password: 'Password is required' }),
  };
}

function SignIn({ failure = null }: { failure?: string | null }) {
  return (
    <Formik
      initialValues={{ email: '', password: '', remember: false }}
      validate={problemsOf}
      onSubmit={(values) => send(values)}
    >
      <FormBody label="Sign in" failure={failure}>
        <FormTextField name="email" label="Email" />
        <FormPasswordField name="password" label="Password" />
        <FormCheckbox name="remember" label="Remember me" />
        <button type="submit">Send</button>
      </FormBody>
    </Formik>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Send' });
const invalid = () => screen.queryByText('Email is invalid');
/** What the form does by itself is done. */
const settled = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

afterEach(() => {
  fireEvent.pointerCancel(document.body);
  send.mockReset();
});

async function leaveEmailByPress(at: Element) {
  await userEvent.type(email(), 'asha');
  fireEvent.pointerDown(at);
  fireEvent.mouseDown(at);
  act(() => email().blur());
  await settled();
}

describe('a form whose field is left by a press', () => {
  test('moves nothing until the click, and then shows all that is wrong, with the focus on the first', async () => {
    render(<SignIn />);
    await leaveEmailByPress(button());
    expect(invalid()).toBeNull();
    fireEvent.pointerUp(button());
    fireEvent.mouseUp(button());
    fireEvent.click(button());
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  test('takes a press on a box, and shows the message after it', async () => {
    render(<SignIn />);
    const box = screen.getByRole('checkbox');
    await leaveEmailByPress(box);
    expect(invalid()).toBeNull();
    fireEvent.pointerUp(box);
    fireEvent.click(box);
    expect(box).toBeChecked();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  test('keeps a message where it is, which the press would take away', async () => {
    const { rerender } = render(<SignIn failure="Wrong password" />);
    fireEvent.pointerDown(button());
    rerender(<SignIn />);
    expect(screen.getByText('Wrong password')).toBeInTheDocument();
    fireEvent.click(button());
    expect(screen.queryByText('Wrong password')).toBeNull();
    await settled();
  });

  test.each([
    ['the browser scrolls', () => fireEvent.pointerCancel(document.body)],
    ['it is released beside everything', () => fireEvent.pointerUp(document.body)],
    [
      'it was released unseen',
      () => fireEvent(document.body, new MouseEvent('pointermove', { buttons: 0 })),
    ],
    ['the window is left', () => fireEvent.blur(window)],
  ])('shows the message where no click follows: %s', async (_when, end) => {
    render(<SignIn />);
    await leaveEmailByPress(document.body);
    end();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  test('is moved by a finger’s later mouse events as little: they come after the release', async () => {
    render(<SignIn />);
    await userEvent.type(email(), 'asha');
    fireEvent.pointerDown(button());
    fireEvent.pointerUp(button());
    fireEvent.mouseDown(button());
    act(() => email().blur());
    await settled();
    expect(invalid()).toBeNull();
    fireEvent.mouseUp(button());
    fireEvent.click(button());
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });

  test('shows the message at once where it is left by the keyboard', async () => {
    render(<SignIn />);
    await userEvent.type(email(), 'asha');
    await userEvent.tab();
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
  });
});

/** Sets a value as the browser does: React's own property of the field does not notice. */
function fill(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

describe('a password manager', () => {
  const filled = { email: 'asha@example.in', password: 'a house', remember: false };

  test('may fill all fields and submit in the same moment', async () => {
    render(<SignIn />);
    act(() => {
      for (const [field, value] of [
        [email(), filled.email],
        [password(), filled.password],
      ] as const) {
        fill(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      document.querySelector('form')?.requestSubmit();
    });
    await waitFor(() => expect(send).toHaveBeenCalledWith(filled));
  });

  test('may tell the page nothing of what it fills in', async () => {
    render(<SignIn />);
    fill(email(), filled.email);
    fill(password(), filled.password);
    act(() => document.querySelector('form')?.requestSubmit());
    await waitFor(() => expect(send).toHaveBeenCalledWith(filled));
    expect(email()).toHaveValue(filled.email);
  });
});
