import { FormSelectField, FormTextArea, FormTextField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { categoryOptions } from '../model/item-form.ts';

/** The fields for the texts of an item. `startsAtTitle` focuses the title when the dialog around them opens. */
export function ItemTextFields({ startsAtTitle = false }: { startsAtTitle?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <FormTextField
        name="title"
        label={t({ id: 'portfolio.title', message: 'Title' })}
        autoComplete="off"
        data-autofocus={startsAtTitle || undefined}
      />
      <FormTextArea
        name="description"
        label={t({ id: 'portfolio.description', message: 'Description' })}
        rows={4}
      />
      <FormSelectField
        name="category"
        label={t({ id: 'portfolio.category', message: 'Category' })}
        options={categoryOptions}
        placeholder={t({ id: 'portfolio.choose-category', message: 'Choose a category' })}
      />
    </>
  );
}
