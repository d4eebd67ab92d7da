import { FormSelectField, FormTextArea, FormTextField } from '@aangan/ui/formik';
import { categoryOptions } from '../model/item-form.ts';

/** The fields for the texts of an item. `startsAtTitle` focuses the title when the dialog around them opens. */
export function ItemTextFields({ startsAtTitle = false }: { startsAtTitle?: boolean }) {
  return (
    <>
      <FormTextField
        name="title"
        label="Title"
        autoComplete="off"
        data-autofocus={startsAtTitle || undefined}
      />
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
