import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { VerifyEmailPage } from './verify-email-page.tsx';

const verify = endpoint('post', '/auth/email/verify/');
const dead = 'This link is not valid any more. Please ask for a new one.';

let api: ReturnType<typeof scriptApi>;
let links = 0;
beforeEach(() => {
  links += 1;
  api = scriptApi();
  api.answer(verify, () => ({ body: { email: 'asha@example.in' } }));
});

const check = jest.fn(() => Promise.resolve());
function open(options: Parameters<typeof renderWithHost>[1] = {}, token = `link${links}`) {
  check.mockClear();
  return renderWithHost(
    <StrictMode>
      <VerifyEmailPage />
    </StrictMode>,
    { api, at: `/verify-email${token && `?token=${token}`}`, path: '/verify-email', ...options },
  );
}

describe('the link of the verification mail', () => {
  test('verifies on arrival, once, however often the page mounts', async () => {
    const { unmount } = open();
    expect(screen.getByRole('status', { name: 'Verifying your email…' })).toBeInTheDocument();
    expect(await screen.findByText('Thank you. asha@example.in is verified.')).toBeInTheDocument();
    unmount();
    open();
    expect(await screen.findByText('Thank you. asha@example.in is verified.')).toBeInTheDocument();
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: `link${links}` }]);
  });

  test('links guests to the sign-in with the email filled in', async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { email: 'asha@example.in' },
    });
  });

  test('updates the session of a signed-in visitor at once', async () => {
    open({ user: aUser({ email_verified: false }), session: { check } });
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('does not check the session again for an account that is known to be verified', async () => {
    open({ user: aUser(), session: { check } });
    await screen.findByText(/is verified/);
    expect(check).not.toHaveBeenCalled();
  });

  test.each([
    [null, 'Sign in for a new link'],
    [aUser({ email_verified: false }), 'Go to your account for a new link'],
  ])('says that it is not valid any more, and where to get a new one (%#)', async (user, way) => {
    api.answer(verify, () => ({ status: 400, body: { token: [dead] } }));
    open({ user });
    expect(await screen.findByRole('alert')).toHaveTextContent(dead);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/account');
  });

  test('says that it is incomplete, and sends no request', () => {
    open({}, '');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
    expect(api.requests).toEqual([]);
  });

  test.each([
    ['offline', 'Network error. Please check your internet connection and try again.'],
    [{ status: 503, body: '' }, 'Service temporarily unavailable. Please try again later.'],
  ] as const)('can be tried again after a failure that is not its own: %j', async (answer, why) => {
    api.answer(verify, () => answer as never);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    api.answer(verify, () => ({ body: { email: 'asha@example.in' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/is verified/)).toBeInTheDocument();
  });
});
