import { type ApiProblem, problemOf } from '@aangan/api-client';
import { failureToast } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Muted, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { OnboardingKind } from '../../../frame/onboarding-kind.ts';
import { useConnectInstagramMutation } from '../api/social-api.ts';
import { authorisationAddress, leaveFor } from '../model/authorisation-address.ts';
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

const failed = 'Failed to connect to Instagram. Please try again.';

/** Sends the browser to Instagram's authorisation page, which returns to this step. */
export function ConnectInstagram({ kind, accountId, again }: ConnectInstagramProps) {
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
      fail(reasonOf(problem), problem);
    }
  }

  function fail(reason: string | null, problem: Pick<ApiProblem, 'kind'> = { kind: 'rejected' }) {
    failureToast(problem, 'Failed to connect Instagram', 'connect instagram');
    setFailure(reason ? `${failed} ${reason}` : failed);
    setConnecting(false);
  }

  return (
    <Stack gap="m" align="start">
      {again && (
        <Notice tone="error" heading="Instagram needs to be connected again">
          Instagram no longer accepts the connection. Your imported posts stay until you disconnect.
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Row gap="m">
        <Button busy={isConnecting} onClick={() => void start()}>
          {again ? 'Reconnect Instagram' : 'Connect Instagram'}
        </Button>
        {again && <DisconnectInstagram kind={kind} />}
      </Row>
      {unfinished && (
        <Muted>
          You left before Instagram was connected.{' '}
          <TextLink href={unfinished}>Continue on Instagram</TextLink>
        </Muted>
      )}
      {!again && (
        <Muted>
          We read your posts and publish nothing. Until you connect, your page shows your portfolio
          and links.
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
