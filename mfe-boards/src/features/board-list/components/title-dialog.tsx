import { problemOf } from '@aangan/api-client';
import { maxBoardTitle } from '@aangan/domain';
import { SmallFormDialog, saveFailure, useSpeech } from '@aangan/firms';
import { FormTextField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { object, string } from 'yup';

interface TitleDialogProps {
  /** The title of the dialog. */
  heading: string;
  submitLabel: string;
  title: string;
  /** Saves the title. Rejects with an ApiError. */
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a board's title. */
export function TitleDialog({ heading, submitLabel, title, onSave, onClose }: TitleDialogProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const required = t({ id: 'boards.title-required', message: 'Give the board a title' });
  return (
    <SmallFormDialog
      title={heading}
      failureHeading={t({ id: 'boards.title-not-saved', message: 'The board was not saved' })}
      submitLabel={submitLabel}
      initialValues={{ title }}
      schema={object({ title: string().trim().required(required) })}
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          await onSave(values.title.trim());
        } catch (error) {
          return saveFailure(problemOf(error), {}, speech);
        }
        onClose();
        return null;
      }}
    >
      <FormTextField
        name="title"
        label={t({ id: 'boards.title-label', message: 'Title' })}
        placeholder={t({ id: 'boards.title-example', message: 'Living room' })}
        maxLength={maxBoardTitle}
      />
    </SmallFormDialog>
  );
}
