import { amountReading, groupDigits, readTypedInteger } from '@aangan/domain';
import { readRate } from '@aangan/domain/quotes';
import { SmallFormDialog } from '@aangan/firms';
import type { I18n } from '@aangan/messages';
import { FieldPair } from '@aangan/ui';
import { FormAmountField, FormTextField } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { object, string } from 'yup';
import { type Job, useEndJobMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

const maxDays = 3_650;

const schemaOf = (i18n: I18n) =>
  object({
    amount: string()
      .required(
        i18n._(msg({ id: 'conversations.change-amount-required', message: 'Enter an amount' })),
      )
      .test('readable', (typed = '', { createError }) => {
        const read = readRate(typed);
        return read.kind !== 'refused' || createError({ message: read.message });
      }),
    days: string()
      .required(i18n._(msg({ id: 'conversations.days-required', message: 'Enter the days' })))
      .test('readable', (typed = '', { createError }) => {
        const read = readTypedInteger(typed);
        if (read.kind === 'refused') return createError({ message: read.message });
        const isInside = read.kind === 'number' && read.value > 0 && read.value <= maxDays;
        const between = i18n._(
          msg({ id: 'conversations.days-between', message: '1 to 3,650 days' }),
        );
        return isInside || createError({ message: between });
      }),
  });

/** An integer of paisa as one types it: 12345050 → "123450.50". */
function typedPaisa(paisa: number): string {
  const rest = paisa % 100;
  const rupees = String(Math.trunc(paisa / 100));
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}

/** Says what the job cost in all and how many days it took. */
export function EndDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const [end] = useEndJobMutation();
  const { run } = useJobAction(`end ${job.id}`);
  const own = job.end[job.side];
  return (
    <SmallFormDialog
      title={i18n._(jobDialogTitles.end)}
      failureHeading={t({ id: 'conversations.not-confirmed', message: 'It was not confirmed' })}
      submitLabel={t({ id: 'conversations.say-end', message: 'Say so' })}
      initialValues={{
        amount: typedPaisa(own?.amount ?? job.agreed_amount),
        days: own ? String(own.days) : '',
      }}
      schema={schemaOf(i18n)}
      onSubmit={async ({ amount, days }) => {
        const cost = readRate(amount);
        const length = readTypedInteger(days);
        if (cost.kind !== 'number' || length.kind !== 'number') return null;
        const why = await run(() =>
          end({ id: job.id, amount: cost.value, days: length.value }).unwrap(),
        );
        if (why === null) onClose();
        return why;
      }}
      onClose={onClose}
    >
      <p>
        {t({
          id: 'conversations.end-consequence',
          message: 'The other side is told, and confirms it or says something else.',
        })}
      </p>
      <FieldPair>
        <FormAmountField
          name="amount"
          label={t({ id: 'conversations.final-amount', message: 'Final amount with GST' })}
          before="₹"
          group={groupDigits}
          reading={amountReading}
        />
        <FormTextField
          name="days"
          label={t({ id: 'conversations.final-days', message: 'Days from start to end' })}
          inputMode="numeric"
        />
      </FieldPair>
    </SmallFormDialog>
  );
}
