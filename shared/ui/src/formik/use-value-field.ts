import { useFormField } from './use-form-field.ts';

/** The props of a field that reports its value, not an event: a number or an amount, as typed. */
export function useValueField(name: string) {
  const { field, error, setValue } = useFormField<string>(name);
  return { name, value: field.value, onValueChange: setValue, onBlur: field.onBlur, error };
}
