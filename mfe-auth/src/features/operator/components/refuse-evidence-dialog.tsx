import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type GivenEvidence, useRefuseEvidenceMutation } from '../api/evidence.ts';
import { ReasonForm } from './reason-form.tsx';

interface RefuseEvidenceDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  evidence: GivenEvidence | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks why evidence is refused, or a check is taken back. */
export function RefuseEvidenceDialog(props: RefuseEvidenceDialogProps) {
  const { evidence, onClose, onDecided } = props;
  const { t } = useLingui();
  const [refuse] = useRefuseEvidenceMutation();
  const name = isolated(evidence?.firm.name ?? '');
  const title = t({ id: 'auth.refuse-evidence', message: `Refuse evidence of ${name}?` });

  async function decide(seen: GivenEvidence, why: string) {
    await refuse({ seen, why }).unwrap();
    toasts.success(
      t({ id: 'auth.evidence-is-refused', message: 'It is refused, and the firm is told' }),
    );
  }

  return (
    <Dialog open={evidence !== null} title={title} onClose={onClose}>
      {evidence && (
        <ReasonForm
          label={title}
          note={t({
            id: 'auth.refuse-evidence-note',
            message:
              'The firm gets a mail with your reason, reads it on its profile, and can send it again. Its page does not mention it.',
          })}
          action={t({ id: 'auth.refuse-it', message: 'Refuse' })}
          field="why"
          decide={(why) => decide(evidence, why)}
          onDone={onDecided}
        />
      )}
    </Dialog>
  );
}
