import { accountLimits, paths } from '@aangan/domain';
import { Button } from '@aangan/ui';
import { FormPasswordField, FormTextField, PersonNameFields } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { NewPasswordFields } from '../../../form/new-password-fields.tsx';
import { TermsCheckbox } from '../../../form/terms-checkbox.tsx';
import { LinkBeside } from '../../../frame/link-beside.tsx';

/** The fields of signing in. */
export function SignInFields() {
  const { t } = useLingui();
  return (
    <>
      <FormTextField
        name="email"
        label={t({ id: 'auth.email', message: 'Email' })}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <FormPasswordField
        name="password"
        label={t({ id: 'auth.password', message: 'Password' })}
        autoComplete="current-password"
      />
      <LinkBeside to={paths.forgotPassword()}>
        {t({ id: 'auth.forgot-your-password', message: 'Forgot your password?' })}
      </LinkBeside>
      <Send>{t({ id: 'auth.sign-in', message: 'Sign in' })}</Send>
    </>
  );
}

/** The fields of a client's sign-up. */
export function SignUpFields() {
  const { t } = useLingui();
  return (
    <>
      <PersonNameFields maxLength={accountLimits.nameMax} />
      <FormTextField
        name="email"
        label={t({ id: 'auth.email', message: 'Email' })}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <NewPasswordFields />
      <TermsCheckbox type="client" />
      <Send>{t({ id: 'auth.create-account', message: 'Create account' })}</Send>
    </>
  );
}

/** Not a submit button: inside another form it would submit that one. */
function Send({ children }: { children: string }) {
  const { isSubmitting, submitForm } = useFormikContext();
  return (
    <Button block busy={isSubmitting} onClick={() => void submitForm()}>
      {children}
    </Button>
  );
}
