import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerificationReminder } from './verification-reminder.tsx';

const resend = endpoint('post', '/auth/email/resend/');

function show(verified: boolean, answer: Parameters<ReturnType<typeof scriptApi>['answer']>[1]) {
  const api = scriptApi();
  api.answer(resend, answer);
  return renderWithHost(<VerificationReminder />, {
    api,
    user: aUser({ email: 'asha@example.in', email_verified: verified }),
  });
}
const sendAgain = () =>
  userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));

describe('the reminder to verify the email', () => {
  test('names the address, and sends the link again', async () => {
    show(false, () => ({ status: 204, body: '' }));
    expect(screen.getByRole('status')).toHaveTextContent('asha@example.in');
    await sendAgain();
    expect(await screen.findByText(/We have sent it/)).toBeInTheDocument();
  });

  test('says why the link could not be sent', async () => {
    show(false, () => 'offline');
    await sendAgain();
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
  });

  test('is not shown once the email is verified', () => {
    const { container } = show(true, () => ({ body: {} }));
    expect(container).toBeEmptyDOMElement();
  });
});
