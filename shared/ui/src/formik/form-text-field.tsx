import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import type { TextFieldReader } from './readable-by.ts';
import { useFormField } from './use-form-field.ts';

export interface FormTextFieldProps extends TextFieldProps {
  name: string;
  /** Normalizes the text when the field is left: "studio.in" becomes "https://studio.in". A refused text stays. */
  read?: TextFieldReader;
}

/** A TextField of a Formik form. */
export function FormTextField({ name, read, ...rest }: FormTextFieldProps) {
  const { field, error, setValue } = useFormField<string>(name);
  function leave(event: FocusEvent<HTMLInputElement>) {
    const reading = read?.(field.value);
    if (reading && 'value' in reading && reading.value !== field.value) setValue(reading.value);
    field.onBlur(event);
  }
  return <TextField {...rest} {...field} onBlur={leave} error={error} />;
}
