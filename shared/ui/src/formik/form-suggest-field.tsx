import { SuggestField, type SuggestFieldProps } from '../form/suggest-field.tsx';
import { useValueField } from './use-value-field.ts';

export interface FormSuggestFieldProps extends Omit<SuggestFieldProps, 'value' | 'onValueChange'> {
  name: string;
}

/** A SuggestField of a Formik form. */
export function FormSuggestField({ name, ...rest }: FormSuggestFieldProps) {
  return <SuggestField {...rest} {...useValueField(name)} />;
}
