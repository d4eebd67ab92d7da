import { TextField, type TextFieldProps } from '@aangan/ui';
import { useField } from 'formik';

export interface FormTextFieldProps extends TextFieldProps {
  name: string;
}

/** A TextField of a Formik form: its value, and its error once it was left or submitted. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  return <TextField {...rest} {...field} error={touched ? error : undefined} />;
}
