import { NumberField, type NumberFieldProps } from '../form/number-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormNumberFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange'> {
  name: string;
}

/** A NumberField of a Formik form; the form holds its digits as text. */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  const { field, error, setValue } = useFormField<string>(name);
  return (
    <NumberField
      {...rest}
      name={name}
      value={field.value}
      onValueChange={setValue}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
