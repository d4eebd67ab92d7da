import { ApiError } from '@aangan/api-client';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { createMessages, MessagesProvider, SentencesProvider } from '@aangan/messages';
import { Toaster } from '@aangan/ui';
import { allowErrorLogs } from '@aangan/ui/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registrationFailure } from '../failures/registration-failure.ts';
import { aListing, anAuditEvent } from '../testing/factories.ts';
import { api, audit, page, press, queue, verifyDesigner } from '../testing/operator-page.tsx';
import { LoginPage } from './login-page.tsx';
import { OperatorPage } from './operator-page.tsx';

const hindi = createMessages('hi-IN', {
  'auth.email': 'ईमेल',
  'auth.password': 'पासवर्ड',
  'auth.failure-throttled-for': '{time} बाद फिर कोशिश करें।',
  'auth.event-times': '{label}, {times} बार',
  'auth.verify-one': '{name} को वेरिफ़ाई करें',
  'auth.undo': 'पहले जैसा करें',
});

allowErrorLogs('Sign-in failed');

describe('a page in Hindi', () => {
  test('says why signing in failed, and how long to wait', async () => {
    const signIn = jest.fn<() => Promise<never>>();
    signIn.mockRejectedValue(new ApiError({ kind: 'throttled', message: 'No.', retryAfter: 300 }));
    renderWithHost(
      <MessagesProvider i18n={hindi}>
        <LoginPage />
      </MessagesProvider>,
      { at: '/login', path: '/login', session: { signIn } },
    );
    await userEvent.type(screen.getByLabelText('ईमेल'), 'asha@example.in');
    await userEvent.type(screen.getByLabelText('पासवर्ड'), 'courtyard-demo{Enter}');
    expect(await screen.findByText('5 मिनट बाद फिर कोशिश करें।')).toBeInTheDocument();
  });

  test('says kinds of accounts and events, and what the shell shows of it, in Hindi', async () => {
    const words: Record<string, string> = {
      'Design firm': 'डिज़ाइन फ़र्म',
      'Wrong password': 'ग़लत पासवर्ड',
      'Chrome on Linux': 'Linux पर Chrome',
    };
    api.answer(audit, () => ({
      body: page([anAuditEvent({ kind: 'sign-in-failed', times: 3, device: 'Chrome on Linux' })]),
    }));
    api.answer(verifyDesigner, () => {
      api.answer(queue, () => ({ body: page([]) }));
      return { body: aListing({ is_verified: true }) };
    });
    renderWithHost(
      <>
        <SentencesProvider say={(label) => words[label] ?? label}>
          <MessagesProvider i18n={hindi}>
            <OperatorPage />
          </MessagesProvider>
        </SentencesProvider>
        <Toaster />
      </>,
      {
        api,
        at: '/operator',
        path: '/operator',
        user: aUser({ is_staff: true }),
        locale: 'hi-IN',
      },
    );
    expect(await screen.findByText('ग़लत पासवर्ड, 3 बार')).toBeInTheDocument();
    expect(screen.getByText(/^21 नवंबर 2026, 12:00.* · Linux पर Chrome/)).toBeInTheDocument();
    expect(await screen.findAllByText('डिज़ाइन फ़र्म')).not.toHaveLength(0);
    await press('Studio Aangan को वेरिफ़ाई करें');
    expect(await screen.findByRole('button', { name: 'पहले जैसा करें' })).toBeInTheDocument();
  });

  test('joins sentences that end in a danda', () => {
    const fields = { email: ['यह सही नहीं है।'], password: ['यह छोटा है।'] };
    const problem = { kind: 'validation', message: 'No.', fields } as const;
    expect(registrationFailure(problem, hindi)).toBe('ईमेल: यह सही नहीं है। पासवर्ड: यह छोटा है।');
  });
});
