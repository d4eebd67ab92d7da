import { NumberField, type NumberFieldProps } from '../form/number-field.tsx';
import { useValueField } from './use-value-field.ts';

export interface FormNumberFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange'> {
  name: string;
}

/** A NumberField of a Formik form; the form holds what was typed. */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  return <NumberField {...rest} {...useValueField(name)} />;
}
