import { AmountField, type AmountFieldProps } from '../form/amount-field.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormAmountFieldProps extends Omit<AmountFieldProps, 'value' | 'onValueChange'> {
  name: string;
}

/** An AmountField of a Formik form; the form holds its digits as text, without the grouping. */
export function FormAmountField({ name, ...rest }: FormAmountFieldProps) {
  const { field, error, setValue } = useFormField<string>(name);
  return (
    <AmountField
      {...rest}
      name={name}
      value={field.value}
      onValueChange={setValue}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
