import { problemOf } from '@aangan/api-client';
import { useHost } from '@aangan/host';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Muted,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { failureToast, successToast } from '../failure/outcome-toasts.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { evidenceLabel } from './check-texts.ts';
import { EvidenceCard } from './evidence-card.tsx';
import type { EvidenceDialogProps } from './evidence-dialog.tsx';
import { type EvidenceData, evidenceToWithdraw, useOwnEvidence } from './evidence-requests.ts';
import { LaterEvidenceDialog } from './later-evidence-dialog.ts';

const blank: EvidenceDialogProps['initial'] = { kind: 'coa', number: '', holder_name: '' };

export interface FirmEvidenceProps {
  /** The name that the form suggests for a certificate; '' for none. */
  holderName?: string;
}

/** What the own firm gives evidence of: to see, to give, to send again, to withdraw. */
export function FirmEvidence({ holderName = '' }: FirmEvidenceProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useOwnEvidence();
  const [form, setForm] = useState<EvidenceDialogProps['initial'] | null>(null);
  const [leaving, setLeaving] = useState<EvidenceData | null>(null);
  return (
    <Stack as="section" gap="l" aria-labelledby={id}>
      <Row justify="space-between">
        <Heading id={id} ref={heading} tabIndex={-1}>
          {t({ id: 'firms.evidence', message: 'Evidence' })}
        </Heading>
        <Button
          variant="secondary"
          onPointerEnter={LaterEvidenceDialog.preload}
          onClick={() => setForm({ ...blank, holder_name: holderName })}
        >
          {t({ id: 'firms.give-evidence', message: 'Give evidence' })}
        </Button>
      </Row>
      <Muted>
        {t({
          id: 'firms.evidence-about',
          message:
            'Tell us your registrations, and we look them up. Your page then says what was checked and when; an architect is called one only after that.',
        })}
      </Muted>
      <Loaded
        query={query}
        onSendAgain={({ kind, number, holder_name }) =>
          setForm({ kind, number, holder_name: holder_name ?? '' })
        }
        onWithdraw={setLeaving}
      />
      {form && (
        <LaterEvidenceDialog
          initial={form}
          firmState={query.data?.firm_state ?? null}
          onGiven={query.reload}
          onClose={() => setForm(null)}
        />
      )}
      <Withdrawal
        evidence={leaving}
        onDone={() => {
          setLeaving(null);
          query.reload();
          // The card with the focus is removed.
          heading.current?.focus();
        }}
        onCancel={() => setLeaving(null)}
      />
    </Stack>
  );
}

interface LoadedProps {
  query: ReturnType<typeof useOwnEvidence>;
  onSendAgain: (evidence: EvidenceData) => void;
  onWithdraw: (evidence: EvidenceData) => void;
}

function Loaded({ query, onSendAgain, onWithdraw }: LoadedProps) {
  const { t } = useLingui();
  const { data, problem, isFetching, reload } = query;
  if (problem) {
    return (
      <ErrorState
        title={t({ id: 'firms.evidence-failed', message: 'Your evidence could not be loaded' })}
        onRetry={reload}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>
          {t({ id: 'firms.evidence-loading', message: 'Loading your evidence…' })}
        </VisuallyHidden>
        <Skeleton height="9rem" />
      </div>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState title={t({ id: 'firms.no-evidence', message: 'No evidence yet' })}>
        <p>
          {t({
            id: 'firms.why-evidence',
            message:
              'A registration that was checked tells clients that there is a real firm behind the pictures.',
          })}
        </p>
      </EmptyState>
    );
  }
  return (
    <Grid columns={2} aria-label={t({ id: 'firms.evidence', message: 'Evidence' })}>
      {data.results.map((evidence) => (
        <li key={evidence.id}>
          <EvidenceCard
            evidence={evidence}
            firmState={data.firm_state}
            onSendAgain={() => onSendAgain(evidence)}
            onWithdraw={() => onWithdraw(evidence)}
          />
        </li>
      ))}
    </Grid>
  );
}

interface WithdrawalProps {
  /** The subject of the dialog; null keeps it closed. */
  evidence: EvidenceData | null;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once, and takes evidence back. What was withdrawn in another tab counts as withdrawn. */
function Withdrawal({ evidence, onDone, onCancel }: WithdrawalProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { client } = useHost();
  const [isBusy, setBusy] = useState(false);

  async function withdraw({ id }: EvidenceData) {
    const action = `withdraw evidence ${id}`;
    setBusy(true);
    try {
      await client.send(evidenceToWithdraw(id));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind !== 'not-found') {
        const failed = t({ id: 'firms.not-withdrawn', message: 'It could not be withdrawn' });
        failureToast(problem, failed, action);
        return;
      }
    } finally {
      setBusy(false);
    }
    successToast(t({ id: 'firms.evidence-withdrawn', message: 'It is withdrawn' }), action);
    onDone();
  }

  const name = evidence ? evidenceLabel(evidence.kind, speech) : '';
  const number = evidence?.number ?? '';
  return (
    <ConfirmDialog
      open={evidence !== null}
      title={t({ id: 'firms.withdraw-question', message: 'Withdraw this evidence?' })}
      confirmLabel={t({ id: 'firms.withdraw', message: 'Withdraw' })}
      busy={isBusy}
      onConfirm={() => evidence && void withdraw(evidence)}
      onCancel={onCancel}
    >
      <p>
        {t({
          id: 'firms.withdraw-consequence',
          message: `${name}, ${number}: its document is deleted, and your page does not mention it any more.`,
        })}
      </p>
    </ConfirmDialog>
  );
}
