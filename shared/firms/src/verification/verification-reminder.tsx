import { problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { shownEmail } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import { Button, Notice, Stack } from '@aangan/ui';
import { useState } from 'react';
import { problemAdvice } from '../failure/problem-advice.ts';

/** Reminds the signed-in account to verify its email; renders nothing once verified. Nothing requires it. */
export function VerificationReminder() {
  const { client } = useHost();
  const { user } = useSession();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  if (!user || user.email_verified) return null;

  async function sendAgain() {
    setSending(true);
    setResult(null);
    try {
      await client.send(endpoint('post', '/auth/email/resend/'));
      setResult('We have sent it. The newest link is the one that works.');
    } catch (error) {
      const problem = problemOf(error);
      setResult(problemAdvice(problem) ?? problem.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <Notice heading="Your email address is not verified yet">
      <Stack gap="s" align="start">
        <p>{`Please follow the link that we sent to ${shownEmail(user.email)}.`}</p>
        <Button variant="secondary" size="small" busy={isSending} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
        {result && <p>{result}</p>}
      </Stack>
    </Notice>
  );
}
