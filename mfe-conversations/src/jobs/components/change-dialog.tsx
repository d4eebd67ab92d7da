import { createSubmissionKeys } from '@aangan/api-client';
import {
  amountReading,
  groupDigits,
  isAtMost,
  readTypedInteger,
  tooLongMessage,
} from '@aangan/domain';
import { type GstRate, gstRates, quoteLimits, readRate } from '@aangan/domain/quotes';
import { SmallFormDialog } from '@aangan/firms';
import type { I18n } from '@aangan/messages';
import { FieldPair } from '@aangan/ui';
import { FormAmountField, FormSelectField, FormTextArea, FormTextField } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { object, string } from 'yup';
import { useProposeChangeMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

const { whatMax } = quoteLimits;
/** Rates that ended are only of quotes of before. */
const rates = gstRates
  .filter((rate) => rate !== 12 && rate !== 28)
  .map((rate) => ({ value: String(rate), label: `${rate}%` }));

const schemaOf = (i18n: I18n) =>
  object({
    what: string()
      .trim()
      .required(
        i18n._(msg({ id: 'conversations.change-what-required', message: 'Say what changes' })),
      )
      .test('max', tooLongMessage(whatMax), isAtMost(whatMax)),
    amount: string()
      .required(
        i18n._(msg({ id: 'conversations.change-amount-required', message: 'Enter an amount' })),
      )
      .test('readable', (typed = '', { createError }) => {
        const read = readRate(typed);
        return read.kind !== 'refused' || createError({ message: read.message });
      }),
    days: string().test('readable', (typed = '', { createError }) => {
      const read = readTypedInteger(typed);
      return read.kind !== 'refused' || createError({ message: read.message });
    }),
  });

const empty = { what: '', direction: 'more', amount: '', gst: '18', days: '' };

/** What was typed, as the API takes it: less is below zero. */
function changeOf({ what, direction, amount, gst, days }: typeof empty) {
  const price = readRate(amount);
  const longer = readTypedInteger(days);
  return {
    what: what.trim(),
    net: (price.kind === 'number' ? price.value : 0) * (direction === 'less' ? -1 : 1),
    gst: Number(gst) as GstRate,
    days: longer.kind === 'number' ? longer.value : 0,
  };
}

/** Prices a change of the job, which counts once the client has agreed. */
export function ChangeDialog({ job, onClose }: { job: number; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const [propose] = useProposeChangeMutation();
  const [keys] = useState(createSubmissionKeys);
  const { run } = useJobAction(`propose ${job}`);
  async function send(values: typeof empty) {
    const change = changeOf(values);
    const why = await run(() =>
      propose({ id: job, change, idempotencyKey: keys.keyFor(change) }).unwrap(),
    );
    if (why !== null) return why;
    keys.created();
    onClose();
    return null;
  }
  return (
    <SmallFormDialog
      title={i18n._(jobDialogTitles.change)}
      failureHeading={t({
        id: 'conversations.change-not-proposed',
        message: 'The change was not proposed',
      })}
      submitLabel={t({ id: 'conversations.propose', message: 'Propose' })}
      initialValues={empty}
      schema={schemaOf(i18n)}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextArea
        name="what"
        label={t({ id: 'conversations.change-what', message: 'What changes' })}
        rows={3}
      />
      <FieldPair>
        <FormSelectField
          name="direction"
          label={t({ id: 'conversations.change-direction', message: 'It costs' })}
          options={[
            { value: 'more', label: t({ id: 'conversations.costs-more', message: 'more' }) },
            { value: 'less', label: t({ id: 'conversations.costs-less', message: 'less' }) },
          ]}
        />
        <FormAmountField
          name="amount"
          label={t({ id: 'conversations.change-amount', message: 'Amount without GST' })}
          before="₹"
          group={groupDigits}
          reading={amountReading}
        />
      </FieldPair>
      <FieldPair>
        <FormSelectField
          name="gst"
          label={t({ id: 'conversations.gst', message: 'GST' })}
          options={rates}
        />
        <FormTextField
          name="days"
          label={t({ id: 'conversations.change-days', message: 'Days longer' })}
          inputMode="numeric"
          optional
        />
      </FieldPair>
    </SmallFormDialog>
  );
}
