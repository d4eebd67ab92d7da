import { createSubmissionKeys, mayHaveArrived } from '@aangan/api-client';
import { roleOf } from '@aangan/domain';
import { failureToast, successToast, useSpeech } from '@aangan/firms';
import { type ConnectDialogProps, type User, useHost, useSession } from '@aangan/host';
import { refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { outcomes } from '../../../outcomes.ts';
import type { KnownConnection } from '../api/connect-api.ts';
import { type SendResult, sendRequest, storedRequest } from '../api/send-request.ts';
import type { ConnectDraft } from './connect-draft.ts';
import { type ConnectValues, isAsTyped, payloadOf } from './connect-values.ts';
import { sendFailed, sendFailureReason } from './send-failure.ts';

export const sentMessage = msg({
  id: 'designers.request-sent',
  message: 'Connection request sent successfully!',
});

/**
 * The stage of the dialog; `already-active` holds the API's message that there is an active request already, `sent` the
 * stored request where it is not what was typed last.
 */
export type Stage =
  | { at: 'form' | 'sign-in' | 'sending' | 'only-clients' }
  | { at: 'sent'; earlier?: EarlierRequest }
  | { at: 'already-active'; message: string };

/** A request of an attempt before, whose answer was lost. */
export type EarlierRequest = NonNullable<KnownConnection>;

type Helpers = Pick<FormikHelpers<ConnectValues>, 'setStatus'>;

interface SendingOptions extends Pick<ConnectDialogProps, 'addressee' | 'about' | 'onSent'> {
  draft: ConnectDraft;
}

/** Sends a request once, after signing in where needed, and reports the result. */
export function useSending({ addressee, about, draft, onSent }: SendingOptions) {
  const host = useHost();
  const { client } = host;
  const speech = useSpeech();
  const { i18n, say } = speech;
  const { status, user } = useSession();
  const [stage, setStage] = useState<Stage>({ at: 'form' });
  const [failure, setFailure] = useState<string | null>(null);
  const [keys] = useState(createSubmissionKeys);
  const isUnderWay = useRef(false);
  const answerWasLost = useRef(false);
  const isHere = useIsHere();
  const action = `connect ${addressee.kind} ${addressee.id}`;

  async function deliver(account: User | null, values: ConnectValues, { setStatus }: Helpers) {
    // A double click, or a panel that calls back twice, must not send twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const result = await sendRequest(client, payloadOf({ addressee, about }, values), keys);
    const isAfterLost = result.ended === 'duplicate' && answerWasLost.current;
    const stored = isAfterLost ? await storedRequest(client, addressee, account?.email) : null;
    isUnderWay.current = false;
    if (result.ended === 'failed') failed(result, values, setStatus);
    else if (stored && !isAsTyped(stored, values)) arrivedEarlier(stored);
    else arrived(result);
  }

  /** What was changed since stays in the draft, for a request in place of the stored one. */
  function arrivedEarlier(earlier: EarlierRequest) {
    onSent?.();
    if (!isHere.current) successToast(i18n._(sentMessage), action);
    setStage({ at: 'sent', earlier });
  }

  function arrived(result: Exclude<SendResult, { ended: 'failed' }>) {
    draft.clear();
    onSent?.();
    // After a lost response, "already active" means that the first attempt succeeded.
    const isDuplicate = result.ended === 'duplicate' && !answerWasLost.current;
    if (!isDuplicate) outcomes.report(host, 'request-sent');
    if (!isHere.current)
      successToast(isDuplicate ? say(result.message) : i18n._(sentMessage), action);
    setStage(isDuplicate ? { at: 'already-active', message: result.message } : { at: 'sent' });
  }

  function failed(
    { problem }: Extract<SendResult, { ended: 'failed' }>,
    values: ConnectValues,
    setStatus: Helpers['setStatus'],
  ) {
    const heading = i18n._(sendFailed);
    console.error(heading, problem.kind, problem.status);
    if (mayHaveArrived(problem)) answerWasLost.current = true;
    if (problem.kind === 'forbidden') return setStage({ at: 'only-clients' });
    if (!isHere.current) failureToast(problem, heading, action);
    const refused = refusedValues(problem, values);
    setStatus(refused);
    setFailure(sendFailureReason(problem, refused, speech));
    setStage({ at: 'form' });
  }

  const isOther = (account: User | null) => account !== null && roleOf(account) !== 'client';

  return {
    stage,
    failure,
    async submit(values: ConnectValues, helpers: Helpers) {
      setFailure(null);
      helpers.setStatus(undefined);
      if (isOther(user)) setStage({ at: 'only-clients' });
      else if (status === 'signed-out') setStage({ at: 'sign-in' });
      else await deliver(user, values, helpers);
    },
    /** Sends the kept request after signing in. */
    async proceed(account: User, values: ConnectValues, helpers: Helpers) {
      if (isOther(account)) return setStage({ at: 'only-clients' });
      setStage({ at: 'sending' });
      await deliver(account, values, helpers);
    },
    back: () => setStage({ at: 'form' }),
  };
}

/** Shows the result in a toast if the dialog was closed meanwhile. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
