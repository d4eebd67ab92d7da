import type { MatchDecision } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type PictureMatch, useDecideMatchMutation } from '../api/picture-matches.ts';
import { ReasonForm } from './reason-form.tsx';

/** A match, and what is to be decided about it. */
export interface PendingMatch {
  match: PictureMatch;
  kind: MatchDecision;
}

const words = {
  'same-work': {
    title: msg({ id: 'auth.same-work-title', message: 'Do both show the same work?' }),
    note: msg({ id: 'auth.both-stay', message: 'Both pictures stay, and nobody gets a mail.' }),
    action: msg({ id: 'auth.agree-same-work', message: 'Agree that it is the same work' }),
  },
  copy: {
    title: msg({ id: 'auth.hide-copy-title', message: 'Hide the later picture as a copy?' }),
    note: msg({
      id: 'auth.hide-copy-note',
      message: 'Only its firm will see the picture. The firm gets a mail with your reason.',
    }),
    action: msg({ id: 'auth.hide-picture', message: 'Hide picture' }),
  },
  'no-match': {
    title: msg({ id: 'auth.no-match-title', message: 'Are these different pictures?' }),
    note: msg({ id: 'auth.both-stay', message: 'Both pictures stay, and nobody gets a mail.' }),
    action: msg({ id: 'auth.say-no-match', message: 'They are no match' }),
  },
} as const;

interface MatchDecisionDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  pending: PendingMatch | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the reason of a decision about pictures that look alike. */
export function MatchDecisionDialog({ pending, onClose, onDecided }: MatchDecisionDialogProps) {
  const { t, i18n } = useLingui();
  const [decideMatch] = useDecideMatchMutation();
  const { title, note, action } = words[pending?.kind ?? 'no-match'];
  const label = i18n._(action);

  async function decide({ match, kind }: PendingMatch, why: string) {
    await decideMatch({ id: match.id, kind, why }).unwrap();
    toasts.success(t({ id: 'auth.match-decided', message: 'The decision is kept' }));
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
