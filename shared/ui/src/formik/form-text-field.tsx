import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormTextFieldProps extends TextFieldProps {
  name: string;
}

/** A TextField of a Formik form. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <TextField {...rest} {...field} error={error} />;
}
