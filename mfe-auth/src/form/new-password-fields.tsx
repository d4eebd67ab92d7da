import { accountLimits } from '@aangan/domain';
import { FormPasswordField } from '@aangan/ui/formik';

/** The fields `password` and `confirm_password`. */
export function NewPasswordFields({ label = 'Password' }: { label?: string }) {
  return (
    <>
      <FormPasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`At least ${accountLimits.passwordMin} characters`}
      />
      <FormPasswordField
        name="confirm_password"
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  );
}
