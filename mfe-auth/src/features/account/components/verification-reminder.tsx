import { problemOf } from '@aangan/api-client';
import type { User } from '@aangan/host';
import { Button, Notice, Stack } from '@aangan/ui';
import { useState } from 'react';
import { requestFailure } from '../../../failures/request-failure.ts';
import { useAccountRequests } from '../api/account-requests.ts';

/** Reminds of an email that is not verified. Nothing is blocked without it. */
export function VerificationReminder({ user }: { user: User }) {
  const { resendVerification } = useAccountRequests();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<string | null>(null);

  async function sendAgain() {
    setSending(true);
    setResult(null);
    try {
      await resendVerification();
      setResult('We have sent it. The newest link is the one that works.');
    } catch (error) {
      setResult(requestFailure(problemOf(error)));
    } finally {
      setSending(false);
    }
  }

  return (
    <Notice heading="Your email address is not verified yet">
      <Stack gap="s" align="start">
        <p>Please follow the link that we sent to {user.email}.</p>
        <Button variant="secondary" size="small" busy={isSending} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
        {result && <p>{result}</p>}
      </Stack>
    </Notice>
  );
}
