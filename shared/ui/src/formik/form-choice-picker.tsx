import { ChoicePicker, type ChoicePickerProps } from '../picker/choice-picker.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormChoicePickerProps extends Omit<ChoicePickerProps, 'value' | 'onChange'> {
  name: string;
}

/** A ChoicePicker of a Formik form. */
export function FormChoicePicker({ name, ...rest }: FormChoicePickerProps) {
  const { field, error, setValue, setTouched } = useFormField<string[]>(name);
  return (
    <ChoicePicker
      {...rest}
      value={field.value}
      onChange={(ids) => {
        setTouched();
        setValue(ids);
      }}
      error={error}
    />
  );
}
