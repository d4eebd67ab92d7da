import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { requestFailure } from '../../../failures/request-failure.ts';
import { waitingWords } from '../../../failures/waiting-words.ts';
import { FlushButton } from '../../../frame/flush-button.tsx';
import type { PassedAlong } from '../../../frame/passed-along.ts';
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
  const words = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<{ tone: 'info' | 'error'; words: string } | null>(null);
  const { client } = useHost();
  const [isSending, setSending] = useState(false);
  const [left, pause] = usePause(resendPause, true);
  useEffect(() => words.current?.focus(), []);

  async function sendAgain() {
    setSending(true);
    setSaid(null);
    try {
      await requestReset(client, email);
      pause();
      setSaid({ tone: 'info', words: 'We have sent it again.' });
      words.current?.focus();
    } catch (error) {
      setSaid({ tone: 'error', words: requestFailure(problemOf(error)) });
    } finally {
      setSending(false);
    }
  }

  const along: PassedAlong = { email };
  return (
    <Stack gap="l">
      <Stack gap="s" ref={words} tabIndex={-1}>
        <p>
          If there is an account for <strong>{email}</strong>, a link to choose a new password is on
          its way to it. The link works once, within the next hour.
        </p>
        <Muted>Nothing there? Look among the spam, and check that the address is right.</Muted>
      </Stack>
      {said && <Notice tone={said.tone}>{said.words}</Notice>}
      <Row gap="l">
        {left > 0 ? (
          <Muted>You can ask for it again in {waitingWords(left)}.</Muted>
        ) : (
          <Button variant="secondary" busy={isSending} onClick={() => void sendAgain()}>
            Send it again
          </Button>
        )}
        <FlushButton onClick={onChangeEmail}>Use another address</FlushButton>
      </Row>
      <p>
        <TextLink as={Link} to={paths.login()} state={along}>
          Back to sign in
        </TextLink>
      </p>
    </Stack>
  );
}
