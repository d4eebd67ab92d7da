import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { renderToString } from 'react-dom/server';
import { FormBody } from './form-body.tsx';
import { FormTextField } from './form-text-field.tsx';

const send = jest.fn<() => void>();
const sendAround = jest.fn();

function renderNested() {
  send.mockReset();
  sendAround.mockReset();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendAround();
      }}
    >
      <Formik
        initialValues={{ email: '' }}
        validate={({ email }) => (email ? {} : { email: 'Email is required' })}
        onSubmit={send}
      >
        <FormBody label="Sign in" failure={null} nested>
          <FormTextField name="email" label="Email" />
        </FormBody>
      </Formik>
      <button type="submit">Around</button>
    </form>,
  );
}

describe('a form within another form', () => {
  test('is not a nested form element, and keeps its name', () => {
    renderNested();
    expect(document.querySelector('form form')).toBeNull();
    expect(screen.getByRole('group', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('is submitted by Enter in a field, and the form around it is not', async () => {
    renderNested();
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(sendAround).not.toHaveBeenCalled();
  });

  test('focuses what is wrong', async () => {
    renderNested();
    screen.getByLabelText('Email').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a form that a server rendered', () => {
  const form = (
    <Formik initialValues={{ email: '' }} onSubmit={send}>
      <FormBody label="Sign in" failure={null}>
        <FormTextField name="email" label="Email" />
      </FormBody>
    </Formik>
  );

  test('says that it needs scripts, and sends nothing without them', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    expect(container.querySelector('noscript')).toHaveTextContent('This form needs JavaScript.');
    // A form with this method, outside of a dialog element, is not sent.
    expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});
