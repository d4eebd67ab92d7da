import { problemOf } from '@aangan/api-client';
import { paths, waitingTime } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { requestFailure } from '../../../failures/request-failure.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import type { LocationState } from '../../../frame/location-state.ts';
import { requestReset } from '../request-reset.ts';
import { usePause } from '../use-pause.ts';

/** Seconds before the mail can be requested again. */
const resendPause = 30;

interface MailSentProps {
  email: string;
  onChangeEmail: () => void;
}

/** Says what to do next. It must not reveal whether the account exists. */
export function MailSent({ email, onChangeEmail }: MailSentProps) {
  const text = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<{ tone: 'info' | 'error'; text: string } | null>(null);
  const { client } = useHost();
  const [isSending, setSending] = useState(false);
  const [left, pause] = usePause(resendPause, true);
  useEffect(() => text.current?.focus(), []);

  async function sendAgain() {
    setSending(true);
    setResult(null);
    try {
      await requestReset(client, email);
      pause();
      setResult({ tone: 'info', text: 'We have sent it again.' });
      text.current?.focus();
    } catch (error) {
      setResult({ tone: 'error', text: requestFailure(problemOf(error)) });
    } finally {
      setSending(false);
    }
  }

  const locationState: LocationState = { email };
  return (
    <Stack gap="l">
      <Stack gap="s" ref={text} tabIndex={-1}>
        <p>
          If there is an account for <strong>{email}</strong>, a link to choose a new password is on
          its way to it. The link works once, within the next hour.
        </p>
        <Muted>Nothing there? Look among the spam, and check that the address is right.</Muted>
      </Stack>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <Row gap="l">
        {left > 0 ? (
          <Muted>{`You can ask for it again in ${waitingTime(left)}.`}</Muted>
        ) : (
          <Button variant="secondary" busy={isSending} onClick={() => void sendAgain()}>
            Send it again
          </Button>
        )}
        <FlushButton onClick={onChangeEmail}>Use another address</FlushButton>
      </Row>
      <p>
        <TextLink as={Link} to={paths.login()} state={locationState}>
          Back to sign in
        </TextLink>
      </p>
    </Stack>
  );
}
