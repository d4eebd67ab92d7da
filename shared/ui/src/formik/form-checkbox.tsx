import { Checkbox, type CheckboxProps } from '../form/checkbox.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormCheckboxProps extends CheckboxProps {
  name: string;
}

/** A Checkbox of a Formik form. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const { field, error } = useFormField<boolean>(name, 'checkbox');
  const { checked = false, onChange, onBlur } = field;
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={checked}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}
