import { FormSelectField, FormTextArea, FormTextField } from '@aangan/ui/formik';
import { categoryOptions } from '../model/item-form.ts';

/** The fields for the texts of an item. */
export function ItemTextFields() {
  return (
    <>
      <FormTextField name="title" label="Title" autoComplete="off" />
      <FormTextArea name="description" label="Description" rows={4} />
      <FormSelectField
        name="category"
        label="Category"
        options={categoryOptions}
        placeholder="Choose a category"
      />
    </>
  );
}
