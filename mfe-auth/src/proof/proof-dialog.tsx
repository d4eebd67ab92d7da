import { problemOf } from '@aangan/api-client';
import { useHost } from '@aangan/host';
import { Dialog, ErrorState, Muted, Notice, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestFailure } from '../failures/request-failure.ts';
import { LoadingBlock } from '../frame/loading-block.tsx';
import { ProofForm } from './proof-form.tsx';
import { type Proof, type ProofRequest, useProofRequests } from './proof-requests.ts';

type Asked = 'loading' | { request: ProofRequest } | { failure: string };

/**
 * Asks who is signed in to prove it, when a request of the page needs that; the request is then sent again. Closed, the
 * request is refused, and what was typed stays.
 */
export function ProofDialog() {
  const { t, i18n } = useLingui();
  const { client } = useHost();
  const { ask, prove } = useProofRequests();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const answer = useRef<((isProved: boolean) => void) | null>(null);

  const load = useCallback(async () => {
    setAsked('loading');
    try {
      setAsked({ request: await ask() });
    } catch (error) {
      setAsked({ failure: requestFailure(problemOf(error), i18n) });
    }
  }, [ask, i18n]);

  const finish = useCallback((isProved: boolean) => {
    setAsked(null);
    setNotice(null);
    answer.current?.(isProved);
    answer.current = null;
  }, []);

  useEffect(() => {
    const stop = client.askForProofs(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          void load();
        }),
    );
    return () => {
      stop();
      answer.current?.(false);
      answer.current = null;
    };
  }, [client, load]);

  async function send(request: ProofRequest, proof: Proof) {
    await prove(request, proof);
    finish(true);
  }

  function askAgain(failure: string) {
    setNotice(failure);
    void load();
  }

  return (
    <Dialog
      open={asked !== null}
      size="small"
      title={t({ id: 'auth.prove-title', message: 'Is it you?' })}
      onClose={() => finish(false)}
    >
      <Stack gap="m">
        <Muted>
          <Trans id="auth.prove-hint">
            This needs a proof that is at most 15 minutes old. Then it goes on by itself.
          </Trans>
        </Muted>
        {notice && <Notice>{notice}</Notice>}
        {asked === 'loading' && (
          <LoadingBlock
            label={t({ id: 'auth.prove-loading', message: 'One moment…' })}
            height="8rem"
          />
        )}
        {asked !== null && asked !== 'loading' && 'failure' in asked && (
          <ErrorState title={asked.failure} onRetry={() => void load()} />
        )}
        {asked !== null && asked !== 'loading' && 'request' in asked && (
          <ProofForm
            key={asked.request.token}
            request={asked.request}
            label={t({ id: 'auth.prove-title', message: 'Is it you?' })}
            action={t({ id: 'auth.go-on', message: 'Go on' })}
            send={(proof) => send(asked.request, proof)}
            onOver={askAgain}
          />
        )}
      </Stack>
    </Dialog>
  );
}
