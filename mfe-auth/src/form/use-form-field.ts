import { type FieldInputProps, useField, useFormikContext } from 'formik';
import type { RefusedValues } from './refused-values.ts';

/** A field of the form around it, with what is wrong once it was left or submitted, or refused by the server. */
export function useFormField<Value>(
  name: string,
  type?: string,
): { field: FieldInputProps<Value>; error: string | undefined } {
  const { status } = useFormikContext();
  const [field, { value, touched, error }] = useField<Value>({ name, type });
  const refused = (status as RefusedValues | undefined)?.[name];
  const stillRefused = refused && refused.value === value ? refused.message : undefined;
  return { field, error: (touched ? error : undefined) ?? stillRefused };
}
