import { problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { shownEmail } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, Notice, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemAdvice } from '../failure/problem-advice.ts';

/** Reminds the signed-in account to verify its email; renders nothing once verified. Nothing requires it. */
export function VerificationReminder() {
  const { i18n, t } = useLingui();
  const say = useSentences();
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
      setResult(
        t({
          id: 'firms.link-sent',
          message: 'We have sent it. The newest link is the one that works.',
        }),
      );
    } catch (error) {
      const problem = problemOf(error);
      setResult(problemAdvice(problem, i18n) ?? say(problem.message));
    } finally {
      setSending(false);
    }
  }

  const email = shownEmail(user.email);
  return (
    <Notice
      heading={t({
        id: 'firms.email-not-verified',
        message: 'Your email address is not verified yet',
      })}
    >
      <Stack gap="s" align="start">
        <p>
          {t({
            id: 'firms.follow-link',
            message: `Please follow the link that we sent to ${email}.`,
          })}
        </p>
        <Button variant="secondary" size="small" busy={isSending} onClick={() => void sendAgain()}>
          {t({ id: 'firms.send-link-again', message: 'Send the link again' })}
        </Button>
        {result && <p>{result}</p>}
      </Stack>
    </Notice>
  );
}
