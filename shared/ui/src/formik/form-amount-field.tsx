import { AmountField, type AmountFieldProps } from '../form/amount-field.tsx';
import { useValueField } from './use-value-field.ts';

export interface FormAmountFieldProps extends Omit<AmountFieldProps, 'value' | 'onValueChange'> {
  name: string;
}

/** An AmountField of a Formik form; the form holds what was typed, digits without their grouping. */
export function FormAmountField({ name, ...rest }: FormAmountFieldProps) {
  return <AmountField {...rest} {...useValueField(name)} />;
}
