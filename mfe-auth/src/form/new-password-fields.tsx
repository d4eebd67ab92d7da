import { accountLimits } from '@aangan/domain';
import { FormPasswordField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';

interface NewPasswordFieldsProps {
  /** The account has a password, which these replace. */
  isChange?: boolean;
}

/** The fields `password` and `confirm_password`. */
export function NewPasswordFields({ isChange = false }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const min = accountLimits.passwordMin;
  return (
    <>
      <FormPasswordField
        name="password"
        label={
          isChange
            ? t({ id: 'auth.new-password', message: 'New password' })
            : t({ id: 'auth.password', message: 'Password' })
        }
        autoComplete="new-password"
        hint={t({ id: 'auth.password-hint', message: `At least ${min} characters` })}
      />
      <FormPasswordField
        name="confirm_password"
        label={
          isChange
            ? t({ id: 'auth.confirm-new-password', message: 'Confirm new password' })
            : t({ id: 'auth.confirm-password', message: 'Confirm password' })
        }
        autoComplete="new-password"
      />
    </>
  );
}
