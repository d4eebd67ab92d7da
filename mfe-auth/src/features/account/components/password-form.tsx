import { createSubmissionKeys, mayHaveArrived, problemOf } from '@aangan/api-client';
import type { User } from '@aangan/host';
import { Button, toasts } from '@aangan/ui';
import { FormBody, FormPasswordField, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import {
  confirmPasswordRule,
  newPasswordRule,
  ownPasswordRule,
} from '../../../form/account-rules.ts';
import { NewPasswordFields } from '../../../form/new-password-fields.tsx';
import { accountApi } from '../api/account-api.ts';
import { useAccountRequests } from '../api/account-requests.ts';
import { failureOrLost, isOfLostChange } from '../model/lost-answer.ts';

const schema = object({
  current_password: ownPasswordRule(),
  password: newPasswordRule(),
  confirm_password: confirmPasswordRule(),
});
const empty = { current_password: '', password: '', confirm_password: '' };

const lostChange = msg({
  id: 'auth.password-answer-lost',
  message:
    'Your password may have been changed, but no answer came. Please check your internet connection and try again.',
});
const wasPerhapsChanged = msg({
  id: 'auth.password-perhaps-changed',
  message:
    'An earlier try may have changed your password. If so, the one that you chose then is your current one.',
});

/** The form to change the password. It signs out all other devices. */
export function PasswordForm({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const dispatch = useDispatch();
  const { changePassword } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);
  const [keys] = useState(createSubmissionKeys);
  const answerWasLost = useRef(false);

  async function submit(values: typeof empty, form: FormikHelpers<typeof empty>) {
    setFailure(null);
    form.setStatus(undefined);
    const { current_password, password } = values;
    try {
      await changePassword({ current_password, password }, keys);
      answerWasLost.current = false;
      form.resetForm();
      dispatch(accountApi.util.invalidateTags(['Sessions']));
      toasts.success(t({ id: 'auth.password-changed', message: 'Your password has been changed' }));
    } catch (error) {
      const problem = problemOf(error);
      form.setStatus(refusedValues(problem, values));
      setFailure(
        isOfLostChange(problem, answerWasLost.current)
          ? i18n._(wasPerhapsChanged)
          : failureOrLost(problem, values, lostChange, i18n),
      );
      if (mayHaveArrived(problem)) answerWasLost.current = true;
    }
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'auth.change-password-form', message: 'Change your password' })}
          failure={failure}
        >
          {/* Tells password managers which account the password is for. */}
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <FormPasswordField
            name="current_password"
            label={t({ id: 'auth.current-password', message: 'Current password' })}
            autoComplete="current-password"
          />
          <NewPasswordFields isChange />
          <div>
            <Button type="submit" busy={isSubmitting}>
              <Trans id="auth.change-password">Change password</Trans>
            </Button>
          </div>
        </FormBody>
      )}
    </Formik>
  );
}
