import { problemOf } from '@aangan/api-client';
import { isAtMost, operatorLimits, tooLongMessage } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { Button, Muted } from '@aangan/ui';
import { FormBody, FormTextArea, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';

interface ReasonFormProps {
  /** Accessible name of the form. */
  label: string;
  /** What the decision does, and who is told the reason. */
  note: string;
  /** The button's label. */
  action: string;
  /** Name of the field in the API's answer. */
  field: 'reason' | 'why';
  /** Sends the decision. @throws what the API refused */
  decide: (reason: string) => Promise<unknown>;
  onDone: () => void;
}

const { reasonMax } = operatorLimits;

function reasonRule(i18n: I18n) {
  return string()
    .trim()
    .required(i18n._(msg({ id: 'auth.reason-required', message: 'Please give a reason' })))
    .test('max', tooLongMessage(reasonMax), isAtMost(reasonMax));
}

/** Asks for the reason of a decision and sends it. */
export function ReasonForm({ label, note, action, field, decide, onDone }: ReasonFormProps) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: Values, { setStatus }: FormikHelpers<Values>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await decide((values[field] ?? '').trim());
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik<Values>
      initialValues={{ [field]: '' }}
      validationSchema={object({ [field]: reasonRule(i18n) })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody label={label} failure={failure}>
          <Muted>{note}</Muted>
          <FormTextArea
            name={field}
            label={t({ id: 'auth.reason', message: 'Reason' })}
            rows={3}
            maxLength={reasonMax}
            data-autofocus
          />
          <Button type="submit" block busy={isSubmitting}>
            {action}
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}

type Values = Partial<Record<'reason' | 'why', string>>;
