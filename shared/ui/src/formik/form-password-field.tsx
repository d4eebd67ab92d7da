import { PasswordField, type PasswordFieldProps } from '../form/password-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormPasswordFieldProps extends PasswordFieldProps {
  name: string;
}

/** A PasswordField of a Formik form. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <PasswordField {...rest} {...field} error={error} />;
}
