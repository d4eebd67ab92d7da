import { problemOf } from '@aangan/api-client';
import { evidenceLimits, evidenceMessages, isolated } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, Dialog, FieldPair, Muted, toasts } from '@aangan/ui';
import { FormBody, FormTextField, refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { type CheckFields, type GivenEvidence, useCheckEvidenceMutation } from '../api/evidence.ts';
import { dayInIndia, usualCheck } from '../model/check-days.ts';

interface CheckDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  evidence: GivenEvidence | null;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks where and when evidence was checked, and until when that counts. */
export function CheckDialog({ evidence, onClose, onDecided }: CheckDialogProps) {
  const { t } = useLingui();
  const name = isolated(evidence?.firm.name ?? '');
  return (
    <Dialog
      open={evidence !== null}
      title={t({ id: 'auth.check-of', message: `Record a check of ${name}` })}
      onClose={onClose}
    >
      {evidence && <CheckForm evidence={evidence} onDecided={onDecided} />}
    </Dialog>
  );
}

const schema = object({
  checked_where: string().trim().required(evidenceMessages.whereRequired),
  checked_on: string().required(evidenceMessages.dayRequired),
  checked_until: string().required(evidenceMessages.dayRequired),
});

function CheckForm({
  evidence,
  onDecided,
}: Pick<CheckDialogProps, 'onDecided'> & { evidence: GivenEvidence }) {
  const { t, i18n } = useLingui();
  const { clock } = useHost();
  const [check] = useCheckEvidenceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const today = dayInIndia(clock.now());

  async function submit(values: CheckFields, { setStatus }: FormikHelpers<CheckFields>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await check({ seen: evidence, check: values }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
      return;
    }
    toasts.success(t({ id: 'auth.check-recorded', message: 'The check is recorded' }));
    onDecided();
  }

  return (
    <Formik
      initialValues={usualCheck(evidence.kind, today)}
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody label={t({ id: 'auth.check-form', message: 'A check' })} failure={failure}>
          <Muted>{`${evidence.number}${evidence.holder_name ? `, ${isolated(evidence.holder_name)}` : ''}`}</Muted>
          <FormTextField
            name="checked_where"
            label={t({ id: 'auth.checked-where', message: 'Where you have checked it' })}
            maxLength={evidenceLimits.whereMax}
            data-autofocus
          />
          <FieldPair>
            <FormTextField
              name="checked_on"
              type="date"
              label={t({ id: 'auth.checked-on', message: 'Checked on' })}
              max={today}
            />
            <FormTextField
              name="checked_until"
              type="date"
              label={t({ id: 'auth.checked-until', message: 'Counts until' })}
              min={today}
            />
          </FieldPair>
          <Muted>
            {t({
              id: 'auth.check-note',
              message:
                'The public page says what was checked and on which day. The firm gets a mail, and reminders 30 and 7 days before it runs out.',
            })}
          </Muted>
          <Button type="submit" block busy={isSubmitting}>
            {t({ id: 'auth.record-it', message: 'Record the check' })}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
