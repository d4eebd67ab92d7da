import { Checkbox, type CheckboxProps } from '@aangan/ui';
import { useField } from 'formik';

export interface FormCheckboxProps extends CheckboxProps {
  name: string;
}

/** A Checkbox of a Formik form. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <Checkbox
      {...rest}
      name={field.name}
      checked={field.checked ?? false}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={touched ? error : undefined}
    />
  );
}
