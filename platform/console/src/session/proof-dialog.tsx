import { Dialog, ErrorState, Spinner, Stack } from '@aangan/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type ProofRequest, sendRequest } from '../api/send-request.ts';
import type { State } from '../create-store.ts';
import { setProofAsker } from './proof-asker.ts';
import { ProofForm } from './proof-form.tsx';

type Asked = 'loading' | { request: ProofRequest } | { failure: string };

/** Asks who is signed in to prove it, when the registry needs that; what was pressed is then done. */
export function ProofDialog() {
  const store = useStore<State>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((isProved: boolean) => void) | null>(null);

  const send = useCallback(
    (path: string, body?: object) => {
      const { session } = store.getState();
      return sendRequest({ path, body, csrf: 'csrf' in session ? session.csrf : undefined });
    },
    [store],
  );
  const load = useCallback(async () => {
    setAsked('loading');
    const outcome = await send('/session/proof/options');
    if ('error' in outcome) setAsked({ failure: outcome.error.detail });
    else setAsked({ request: outcome.data as ProofRequest });
  }, [send]);
  useEffect(
    () =>
      setProofAsker(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            void load();
          }),
      ),
    [load],
  );

  const finish = (isProved: boolean) => {
    setAsked(null);
    answer.current?.(isProved);
    answer.current = null;
  };

  return (
    <Dialog open={asked !== null} title="Is it you?" size="small" onClose={() => finish(false)}>
      <Stack gap="m">
        <p>This needs a proof that is at most 15 minutes old. Then it goes on by itself.</p>
        {asked === 'loading' && <Spinner />}
        {asked !== null && asked !== 'loading' && 'failure' in asked && (
          <ErrorState title={asked.failure} onRetry={() => void load()} />
        )}
        {asked !== null && asked !== 'loading' && 'request' in asked && (
          <ProofForm
            request={asked.request}
            action="Go on"
            send={(proof) => send('/session/proof', proof)}
            onProved={() => finish(true)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
