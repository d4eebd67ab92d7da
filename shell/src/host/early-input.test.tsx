import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyInput } from './early-input.ts';

const sent = jest.fn();

function Form() {
  const [values, setValues] = useState({ email: '', about: '', role: 'client', remember: true });
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        sent(values);
      }}
    >
      <input
        aria-label="Email"
        value={values.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <textarea
        aria-label="About"
        value={values.about}
        onChange={(event) => set({ about: event.target.value })}
      />
      <select
        aria-label="Role"
        value={values.role}
        onChange={(event) => set({ role: event.target.value })}
      >
        <option value="client">Client</option>
        <option value="vendor">Vendor</option>
      </select>
      <input
        type="checkbox"
        aria-label="Remember"
        checked={values.remember}
        onChange={(event) => set({ remember: event.target.checked })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

/** The page as the server sent it; `takeOver` hydrates it and types again what was typed. */
function rendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  return {
    root,
    takeOver: (replay: () => void) => {
      act(() => void hydrateRoot(root, <Form />));
      act(replay);
    },
  };
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = value;
  fireEvent(field, new Event('input', { bubbles: true }));
};

beforeEach(() => void sent.mockClear());

describe('what was entered before the scripts were there', () => {
  test('is not sent twice where React takes the form over as it is sent', async () => {
    const { root } = rendered();
    const form = screen.getByRole('form');
    const replay = keepEarlyInput(root);
    // As the script of page.html does, before anything else hears of it.
    const keep = () => {
      window.earlyPress = { target: form, isSubmit: true, busy: screen.getByRole('button') };
    };
    window.addEventListener('submit', keep, { capture: true, once: true });
    // Hydration has begun and is not done: the event itself has React take the form over.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    startTransition(() => void hydrateRoot(root, <Form />));
    screen.getByRole('button').click();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(sent).toHaveBeenCalledTimes(1);
    replay();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(window.earlyPress).toBeNull();
  });

  test('is not lost where React has begun with the form, and something beside it is still on its way', async () => {
    const { root } = rendered();
    const form = screen.getByRole('form');
    let arrive: () => void = () => undefined;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let hasArrived = false;
    function Late() {
      if (!hasArrived) throw arriving;
      return null;
    }
    const page = (
      <Suspense>
        <Form />
        <Late />
      </Suspense>
    );
    hasArrived = true;
    root.innerHTML = renderToString(page);
    hasArrived = false;
    const late = screen.getByRole('form');
    const replay = keepEarlyInput(root);
    await act(async () => void hydrateRoot(root, page));
    expect(late).toBe(screen.getByRole('form'));
    expect(form).not.toBe(late);
    const keep = (event: Event) => {
      event.preventDefault();
      window.earlyPress = { target: late, isSubmit: true, busy: screen.getByRole('button') };
    };
    window.addEventListener('submit', keep, { capture: true, once: true });
    await act(async () => screen.getByRole('button').click());
    expect(sent).not.toHaveBeenCalled();
    await act(async () => {
      hasArrived = true;
      arrive();
    });
    act(replay);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  test('is in the fields and in their form, and is sent when it was sent', async () => {
    const { root, takeOver } = rendered();
    type('Email', 'asha@example.in');
    type('Role', 'vendor');
    screen.getByLabelText<HTMLInputElement>('Remember').checked = false;
    window.earlyPress = { target: screen.getByRole('form'), isSubmit: true };
    const replay = keepEarlyInput(root);
    type('About', 'Typed while the scripts ran.');
    takeOver(replay);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
    expect(sent).toHaveBeenCalledWith({
      email: 'asha@example.in',
      about: 'Typed while the scripts ran.',
      role: 'vendor',
      remember: false,
    });
    expect(window.earlyPress).toBeNull();
  });

  test('is pressed on the element that took the place of the one that was pressed, once it is there', async () => {
    const pressed = jest.fn();
    const root = document.createElement('div');
    root.innerHTML = '<button type="button">Back</button><button type="button">Ask</button>';
    document.body.replaceChildren(root);
    window.earlyPress = { target: screen.getByRole('button', { name: 'Ask' }), isSubmit: false };
    keepEarlyInput(root)();
    root.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve, 20));
    render(
      <>
        <button type="button">Back</button>
        <button type="button" onClick={pressed}>
          Ask
        </button>
      </>,
      { container: root },
    );
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  test('is in the fields before anything else happens: a form that lacks it would complain at the next press', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<input aria-label="Email"><input aria-label="About">';
    document.body.replaceChildren(root);
    const replay = keepEarlyInput(root);
    type('Email', 'asha@example.in');
    type('About', 'A house.');
    const order: string[] = [];
    root.addEventListener('input', ({ target }) => {
      const { ariaLabel, value } = target as HTMLInputElement;
      if (value !== '') order.push(String(ariaLabel));
    });
    const next = new Promise<void>((resolve) => {
      setTimeout(() => {
        order.push('next task');
        resolve();
      });
    });
    replay();
    await next;
    expect(order).toEqual(['Email', 'About', 'next task']);
  });

  test('is in the fields that React makes in place of those of a page that a translator has changed', async () => {
    const { root } = rendered();
    const before = screen.getByLabelText('Email');
    const font = document.createElement('font');
    font.textContent = 'भेजें';
    screen.getByRole('button', { name: 'Send' }).replaceChildren(font);
    type('Email', 'asha@example.in');
    screen.getByLabelText<HTMLInputElement>('Remember').checked = false;
    const replay = keepEarlyInput(root);
    screen.getByLabelText('About').focus();
    type('About', 'A house');
    const failed = jest.fn();
    act(() => void hydrateRoot(root, <Form />, { onRecoverableError: failed }));
    await act(async () => replay());
    expect(failed).toHaveBeenCalledTimes(1);
    expect(before).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
    expect(screen.getByLabelText('Remember')).not.toBeChecked();
    expect(screen.getByLabelText('About')).toHaveFocus();
    fireEvent.submit(screen.getByRole('form'));
    expect(sent).toHaveBeenLastCalledWith({
      email: 'asha@example.in',
      about: 'A house',
      role: 'client',
      remember: false,
    });
  });

  test('is in fields that are made after the page is in use, but not over what was typed in them', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<input name="email"><input name="city">';
    document.body.replaceChildren(root);
    const enterIn = (name: string, value: string) => {
      const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`no field ${name}`);
      field.value = value;
      fireEvent(field, new Event('input', { bubbles: true }));
    };
    const replay = keepEarlyInput(root);
    enterIn('email', 'asha@example.in');
    enterIn('city', 'Pun');
    root.innerHTML = '<input name="city">';
    enterIn('city', 'Pune');
    replay();
    root.insertAdjacentHTML('afterbegin', '<input name="email">');
    await waitFor(() =>
      expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual([
        'asha@example.in',
        'Pune',
      ]),
    );
  });

  test('changes nothing where nothing was entered', async () => {
    sent.mockClear();
    const { root, takeOver } = rendered();
    takeOver(keepEarlyInput(root));
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).not.toHaveBeenCalled();
  });
});
