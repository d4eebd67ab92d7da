import { CataloguePicker, type CataloguePickerProps } from '../picker/catalogue-picker.tsx';
import { useFormField } from './use-form-field.ts';

export interface FormCataloguePickerProps extends Omit<CataloguePickerProps, 'value' | 'onChange'> {
  name: string;
}

/** A CataloguePicker of a Formik form. */
export function FormCataloguePicker({ name, ...rest }: FormCataloguePickerProps) {
  const { field, error, setValue, setTouched } = useFormField<string[]>(name);
  return (
    <CataloguePicker
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
