import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useStillWhilePressed } from '../press/use-still-while-pressed.ts';
import type { RefusedValues } from './refused-values.ts';

interface FormField<Value> {
  field: FieldInputProps<Value>;
  error: string | undefined;
  /** For controls that are not native inputs; validates like typing does. */
  setValue(value: Value): void;
  setTouched(): void;
}

/**
 * A field of the surrounding form. Its error is set once the field was left, the form was submitted, or the server
 * refused the value. The error does not change while the pointer is down.
 */
export function useFormField<Value>(name: string, type?: string): FormField<Value> {
  const { status } = useFormikContext();
  const [field, { value, touched, error }, { setValue, setTouched }] = useField<Value>({
    name,
    type,
  });
  const refused = (status as RefusedValues | undefined)?.[name];
  const stillRefused = refused && refused.value === value ? refused.message : undefined;
  const shown = useStillWhilePressed((touched ? error : undefined) ?? stillRefused);
  return {
    field,
    error: shown,
    setValue: (next) => void setValue(next),
    setTouched: () => void setTouched(true, false),
  };
}
