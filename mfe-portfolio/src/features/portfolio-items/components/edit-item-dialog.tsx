import { problemOf } from '@aangan/api-client';
import {
  FormDraft,
  failureToast,
  SmallFormDialog,
  saveFailure,
  successToast,
  tabDraft,
  useSpeech,
} from '@aangan/firms';
import { markOutdated, useHost } from '@aangan/host';
import { refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { type ItemChange, useChangeItemMutation } from '../api/change-items.ts';
import type { PortfolioItem } from '../api/list-items.ts';
import { type ItemTexts, itemTextsSchema } from '../model/item-form.ts';
import { ItemTextFields } from './item-text-fields.tsx';

const failed = msg({
  id: 'portfolio.item-not-updated',
  message: 'Failed to update portfolio item',
});

interface EditItemDialogProps {
  accountId: number;
  item: PortfolioItem;
  onClose: () => void;
}

/** Changes the texts of an item. Its file stays. */
export function EditItemDialog({ accountId, item, onClose }: EditItemDialogProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { store } = useHost();
  const [change] = useChangeItemMutation();
  const { id, title, description, category } = item;
  const [saved] = useState<ItemTexts>({ title, description, category });
  const [draft] = useState(() => tabDraft(`portfolio.${id}`, saved));
  const [typed] = useState(draft.read);
  async function save(values: ItemTexts, { setStatus }: FormikHelpers<ItemTexts>) {
    setStatus(undefined);
    try {
      const fields = {
        title: values.title.trim(),
        description: values.description.trim(),
        category: values.category as ItemChange['category'],
      };
      await change({ accountId, id, fields }).unwrap();
      draft.clear();
      store.dispatch(markOutdated(['Firm']));
      successToast(
        t({ id: 'portfolio.item-updated', message: 'Portfolio item updated successfully!' }),
        `edit item ${id}`,
      );
      onClose();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed.message, problem.kind, problem.status);
      failureToast(problem, speech.i18n._(failed), `edit item ${id}`);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      return saveFailure(problem, refused, speech);
    }
  }
  return (
    <SmallFormDialog
      title={t({ id: 'portfolio.edit-item-title', message: 'Edit portfolio item' })}
      failureHeading={speech.i18n._(failed)}
      submitLabel={t({ id: 'portfolio.save-changes', message: 'Save changes' })}
      initialValues={typed ?? saved}
      schema={itemTextsSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <FormDraft draft={draft} isRestored={typed !== null} withoutDraft={saved} />
      <ItemTextFields startsAtTitle />
    </SmallFormDialog>
  );
}
