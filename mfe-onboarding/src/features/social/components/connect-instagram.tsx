import { type ApiProblem, problemOf } from '@aangan/api-client';
import { failureToast, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useConnectInstagramMutation } from '../api/social-api.ts';
import { authorisationAddress, leaveFor } from '../model/authorisation-address.ts';
import { connectFailed } from '../model/connect-failed.ts';
import { connectionAttempt } from '../model/connection-attempt.ts';
import { reasonOf } from '../model/social-failure.ts';
import type { SocialValues } from '../model/social-values.ts';
import { DisconnectInstagram } from './disconnect-instagram.tsx';

interface ConnectInstagramProps {
  kind: OnboardingKind;
  accountId: number;
  /** Instagram does not accept the former connection any more. */
  again: boolean;
}

/** Sends the browser to Instagram's authorisation page, which returns to this step. */
export function ConnectInstagram({ kind, accountId, again }: ConnectInstagramProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const { values, errors } = useFormikContext<SocialValues>();
  const [connect] = useConnectInstagramMutation();
  const [isConnecting, setConnecting] = useConnecting();
  const [failure, setFailure] = useState<string | null>(null);
  const { clock } = useHost();
  const unfinished = connectionAttempt.read(accountId, clock.now());

  async function start() {
    setConnecting(true);
    setFailure(null);
    try {
      const isValid = !errors.instagram_url;
      const address = isValid ? values.instagram_url.trim() : '';
      const answer = await connect({ resource: kind.resource, address }).unwrap();
      const target = authorisationAddress(answer.auth_url);
      if (!target) {
        console.error('Failed to connect Instagram', 'the address may not be opened');
        return fail(null);
      }
      connectionAttempt.keep(accountId, target, clock.now());
      // The button stays busy until the browser has left.
      leaveFor(target);
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to connect Instagram', problem.kind, problem.status);
      fail(reasonOf(problem, speech), problem);
    }
  }

  function fail(reason: string | null, problem: Pick<ApiProblem, 'kind'> = { kind: 'rejected' }) {
    failureToast(problem, i18n._(connectFailed), 'connect instagram');
    const failed = t({
      id: 'onboarding.instagram-failed-try-again',
      message: 'Failed to connect to Instagram. Please try again.',
    });
    setFailure(reason ? `${failed} ${reason}` : failed);
    setConnecting(false);
  }

  return (
    <Stack gap="m" align="start">
      {again && (
        <Notice
          tone="error"
          heading={t({
            id: 'onboarding.instagram-again',
            message: 'Instagram needs to be connected again',
          })}
        >
          <Trans id="onboarding.instagram-again-why">
            Instagram no longer accepts the connection. Your imported posts stay until you
            disconnect.
          </Trans>
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Row gap="m">
        <Button busy={isConnecting} onClick={() => void start()}>
          {again
            ? t({ id: 'onboarding.reconnect-instagram', message: 'Reconnect Instagram' })
            : t({ id: 'onboarding.connect-instagram', message: 'Connect Instagram' })}
        </Button>
        {again && <DisconnectInstagram kind={kind} />}
      </Row>
      {unfinished && (
        <Muted>
          <Trans id="onboarding.instagram-unfinished">
            You left before Instagram was connected.{' '}
            <TextLink href={unfinished}>Continue on Instagram</TextLink>
          </Trans>
        </Muted>
      )}
      {!again && (
        <Muted>
          <Trans id="onboarding.instagram-what">
            We read your posts and publish nothing. Until you connect, your page shows your
            portfolio and links.
          </Trans>
        </Muted>
      )}
    </Stack>
  );
}

/** Whether the browser is on its way to Instagram. Back can return to the page as it was left, which is not. */
function useConnecting() {
  const [isConnecting, setConnecting] = useState(false);
  useEffect(() => {
    const stop = (event: PageTransitionEvent) => event.persisted && setConnecting(false);
    window.addEventListener('pageshow', stop);
    return () => window.removeEventListener('pageshow', stop);
  }, []);
  return [isConnecting, setConnecting] as const;
}
