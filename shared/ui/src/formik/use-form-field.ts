import { type FieldInputProps, useField, useFormikContext } from 'formik';
import type { RefusedValues } from './refused-values.ts';

interface FormField<Value> {
  field: FieldInputProps<Value>;
  error: string | undefined;
  /** For controls that are no native input; validates like typing does. */
  setValue(value: Value): void;
  setTouched(): void;
}

/** A field of the form around it, with what is wrong once it was left or submitted, or refused by the server. */
export function useFormField<Value>(name: string, type?: string): FormField<Value> {
  const { status } = useFormikContext();
  const [field, { value, touched, error }, { setValue, setTouched }] = useField<Value>({
    name,
    type,
  });
  const refused = (status as RefusedValues | undefined)?.[name];
  const stillRefused = refused && refused.value === value ? refused.message : undefined;
  return {
    field,
    error: (touched ? error : undefined) ?? stillRefused,
    setValue: (next) => void setValue(next),
    setTouched: () => void setTouched(true, false),
  };
}
