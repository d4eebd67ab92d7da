import { SelectField, type SelectFieldProps } from '../form/select-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormSelectFieldProps extends SelectFieldProps {
  name: string;
}

/** A SelectField of a Formik form. */
export function FormSelectField({ name, ...rest }: FormSelectFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <SelectField {...rest} {...field} error={error} />;
}
