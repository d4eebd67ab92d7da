import { Dialog, toasts } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type MessageDecision,
  type ReportedMessage,
  useDecideMessageMutation,
} from '../api/reported-messages.ts';
import { ReasonForm } from './reason-form.tsx';

/** A message, and what is to be done with it. */
export interface PendingMessage {
  reported: ReportedMessage;
  act: MessageDecision;
}

const words = {
  keep: {
    title: msg({ id: 'auth.keep-message-title', message: 'Keep this message?' }),
    note: msg({
      id: 'auth.keep-message-note',
      message: 'The message stays as it is. Nobody gets a mail; your reason is kept.',
    }),
    action: msg({ id: 'auth.keep-message', message: 'Keep message' }),
    done: msg({ id: 'auth.message-is-kept', message: 'The message is kept' }),
  },
  remove: {
    title: msg({ id: 'auth.remove-message-title', message: 'Remove this message?' }),
    note: msg({
      id: 'auth.remove-message-note',
      message:
        'Its text and its files are deleted for both sides, for good. In its place both read that it was removed.',
    }),
    action: msg({ id: 'auth.remove-message', message: 'Remove message' }),
    done: msg({ id: 'auth.message-is-removed', message: 'The message is removed' }),
  },
  suspend: {
    title: msg({
      id: 'auth.suspend-author-title',
      message: 'Remove this message and suspend its author?',
    }),
    note: msg({
      id: 'auth.suspend-author-note',
      message:
        'The author is signed out at once and cannot sign in, and gets a mail with your reason. Text and files of the message are deleted for both sides, for good.',
    }),
    action: msg({ id: 'auth.suspend-author', message: 'Remove and suspend' }),
    done: msg({
      id: 'auth.author-is-suspended',
      message: 'The message is removed, and its author is suspended',
    }),
  },
} as const;

interface MessageDecisionDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  pending: PendingMessage | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the reason of a decision about a message. */
export function MessageDecisionDialog(props: MessageDecisionDialogProps) {
  const { pending, onClose, onDecided } = props;
  const { i18n } = useLingui();
  const [decideMessage] = useDecideMessageMutation();
  const { title, note, action, done } = words[pending?.act ?? 'keep'];
  const label = i18n._(action);

  async function decide({ reported, act }: PendingMessage, why: string) {
    await decideMessage({ reported, act, why }).unwrap();
    toasts.success(i18n._(done));
  }

  return (
    <Dialog open={pending !== null} title={i18n._(title)} onClose={onClose}>
      {pending && (
        <ReasonForm
          label={label}
          note={i18n._(note)}
          action={label}
          field="why"
          decide={(why) => decide(pending, why)}
          onDone={onDecided}
        />
      )}
    </Dialog>
  );
}
