import { type ConnectDialogProps, usePreloadedPart, useSession } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { Dialog, focusFirstField } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Formik } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { connectDraft } from '../model/connect-draft.ts';
import { connectSchema } from '../model/connect-schema.ts';
import { emptyConnect, filledIn, knownOf } from '../model/connect-values.ts';
import { connectTitle } from '../model/dialog-name.ts';
import { type Stage, useSending } from '../model/use-sending.ts';
import { ConnectFields, SendButton } from './connect-fields.tsx';
import { AlreadyActive, OnlyClients, Sent, SentEarlier } from './connect-results.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { SignInFirst } from './sign-in-first.tsx';

const StageFrame = styled.div`
  &:focus {
    outline: none;
  }
`;

/**
 * The form of a connection request. A guest who submits it signs up or in first; the request is then sent
 * automatically.
 */
export function ConnectDialog({ addressee, about, onSent, onClose }: ConnectDialogProps) {
  const { i18n } = useLingui();
  const { user } = useSession();
  usePreloadedPart('auth', './AuthPanel');
  const { kind, id, name } = addressee;
  const draft = useMemo(() => connectDraft({ kind, id }), [kind, id]);
  const [initialValues] = useState(() => filledIn(draft.read() ?? emptyConnect, knownOf(user)));
  const { stage, failure, submit, proceed, back } = useSending({ addressee, about, draft, onSent });
  const frame = useFocusKeptInside(stage.at);
  const formId = useId();
  const isForm = stage.at === 'form' || stage.at === 'sending';
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={connectSchema(addressee, i18n)}
      onSubmit={submit}
    >
      <Dialog
        open
        size="sheet"
        title={titleOf(stage, name, i18n)}
        actions={isForm && <SendButton form={formId} sending={stage.at === 'sending'} />}
        onClose={onClose}
      >
        <StageFrame ref={frame} tabIndex={-1}>
          {(isForm || stage.at === 'sign-in') && <DraftKeeper draft={draft} />}
          {isForm && (
            <ConnectFields id={formId} addressee={addressee} about={about} failure={failure} />
          )}
          {stage.at === 'sign-in' && <SignInFirst onSignedIn={proceed} onBack={back} />}
          {stage.at === 'sent' && !stage.earlier && <Sent name={name} onClose={onClose} />}
          {stage.at === 'sent' && stage.earlier && (
            <SentEarlier name={name} request={stage.earlier} onClose={onClose} />
          )}
          {stage.at === 'already-active' && (
            <AlreadyActive message={stage.message} onClose={onClose} />
          )}
          {stage.at === 'only-clients' && <OnlyClients onClose={onClose} />}
        </StageFrame>
      </Dialog>
    </Formik>
  );
}

function titleOf({ at }: Stage, name: string, i18n: I18n): string {
  if (at === 'sign-in') {
    return i18n._(msg({ id: 'designers.one-step', message: 'One step before it is sent' }));
  }
  if (at === 'sent') {
    return i18n._(msg({ id: 'designers.on-its-way', message: 'Your request is on its way' }));
  }
  return connectTitle(name, i18n);
}

/**
 * A new stage replaces the focused element: the focus moves to the first field of the new stage, which may still be
 * loading, and to its start meanwhile.
 */
function useFocusKeptInside(stage: Stage['at']) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage || !frame.current) return;
    shown.current = stage;
    const { activeElement } = document;
    if (!activeElement || !frame.current.contains(activeElement)) frame.current.focus();
    return focusFirstField(frame.current);
  }, [stage]);
  return frame;
}
