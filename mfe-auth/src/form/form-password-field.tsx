import { PasswordField, type PasswordFieldProps } from '@aangan/ui';
import { useField } from 'formik';

export interface FormPasswordFieldProps extends PasswordFieldProps {
  name: string;
}

/** A PasswordField of a Formik form. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  return <PasswordField {...rest} {...field} error={touched ? error : undefined} />;
}
