import { problemOf } from '@aangan/api-client';
import { accountLimits, readPhone, roleOf } from '@aangan/domain';
import { type User, useSession } from '@aangan/host';
import { Button, Row, toasts } from '@aangan/ui';
import {
  FormBody,
  FormTextArea,
  FormTextField,
  PersonNameFields,
  refusedValues,
} from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { formFailure } from '../../../failures/request-failure.ts';
import { useAccountRequests } from '../api/account-requests.ts';
import { isFirm } from '../model/account-labels.ts';
import {
  changesOf,
  type DetailsValues,
  detailsOf,
  detailsSchema,
} from '../model/details-values.ts';
import { LeaveGuard } from './leave-guard.tsx';

/** The form for name, phone and bio. */
export function DetailsForm({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { check } = useSession();
  const { updateAccount } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);
  const [initialValues] = useState(() => detailsOf(user));
  const schema = useMemo(() => detailsSchema(user), [user]);

  async function save(values: DetailsValues, form: FormikHelpers<DetailsValues>) {
    setFailure(null);
    form.setStatus(undefined);
    try {
      const saved = detailsOf(await updateAccount(changesOf(values, user)));
      form.resetForm({ values: saved });
      toasts.success(t({ id: 'auth.details-saved', message: 'Your details have been saved' }));
      void check();
    } catch (error) {
      const problem = problemOf(error);
      form.setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting, dirty, resetForm }) => (
        <FormBody label={t({ id: 'auth.your-details', message: 'Your details' })} failure={failure}>
          <NameFields user={user} />
          <FormTextField
            name="phone"
            label={t({ id: 'auth.phone', message: 'Phone' })}
            type="tel"
            autoComplete="tel"
            read={readPhone}
            optional
          />
          <FormTextArea
            name="bio"
            label={
              isFirm(user)
                ? t({ id: 'auth.about-firm', message: 'About the firm' })
                : t({ id: 'auth.about-you', message: 'About you' })
            }
            maxLength={accountLimits.bioMax}
            rows={3}
            optional
          />
          <Row gap="s">
            <Button type="submit" busy={isSubmitting} disabled={!dirty && !isSubmitting}>
              <Trans id="auth.save-changes">Save changes</Trans>
            </Button>
            {dirty && !isSubmitting && (
              <Button variant="quiet" onClick={() => resetForm()}>
                <Trans id="auth.undo-changes">Undo changes</Trans>
              </Button>
            )}
          </Row>
          <LeaveGuard isDirty={dirty && !isSubmitting} />
        </FormBody>
      )}
    </Formik>
  );
}

function NameFields({ user }: { user: User }) {
  const { t } = useLingui();
  if (!isFirm(user)) return <PersonNameFields maxLength={accountLimits.nameMax} />;
  const label =
    roleOf(user) === 'vendor'
      ? t({ id: 'auth.company-name', message: 'Company name' })
      : t({ id: 'auth.firm-name', message: 'Firm name' });
  return <FormTextField name="first_name" label={label} autoComplete="organization" />;
}
