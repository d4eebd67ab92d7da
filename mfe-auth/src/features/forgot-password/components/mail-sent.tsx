import { problemOf } from '@aangan/api-client';
import { paths, waitingTime } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t, i18n } = useLingui();
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
      setResult({
        tone: 'info',
        text: t({ id: 'auth.link-sent-again', message: 'We have sent it again.' }),
      });
      text.current?.focus();
    } catch (error) {
      setResult({ tone: 'error', text: requestFailure(problemOf(error), i18n) });
    } finally {
      setSending(false);
    }
  }

  const time = waitingTime(left, i18n.locale);
  const locationState: LocationState = { email };
  return (
    <Stack gap="l">
      <Stack gap="s" ref={text} tabIndex={-1}>
        <p>
          <Trans id="auth.link-on-its-way">
            If there is an account for <strong>{email}</strong>, a link to choose a new password is
            on its way to it. The link works once, within the next hour.
          </Trans>
        </p>
        <Muted>
          <Trans id="auth.look-among-spam">
            Nothing there? Look among the spam, and check that the address is right.
          </Trans>
        </Muted>
      </Stack>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
      <Row gap="l">
        {left > 0 ? (
          <Muted>
            {t({ id: 'auth.ask-again-in', message: `You can ask for it again in ${time}.` })}
          </Muted>
        ) : (
          <Button variant="secondary" busy={isSending} onClick={() => void sendAgain()}>
            <Trans id="auth.send-it-again">Send it again</Trans>
          </Button>
        )}
        <FlushButton onClick={onChangeEmail}>
          <Trans id="auth.use-another-address">Use another address</Trans>
        </FlushButton>
      </Row>
      <p>
        <TextLink as={Link} to={paths.login()} state={locationState}>
          <Trans id="auth.back-to-sign-in">Back to sign in</Trans>
        </TextLink>
      </p>
    </Stack>
  );
}
