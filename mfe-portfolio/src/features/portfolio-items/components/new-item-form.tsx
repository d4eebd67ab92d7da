import { useSpeech } from '@aangan/firms';
import { Button, Row, Stack, Subheading } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikProps, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { type NewItemValues, newItemSchema } from '../model/item-form.ts';
import { notAdded, uploadFailure, withFormFields } from '../model/upload-failure.ts';
import type { NewItem, UploadQueue } from '../model/upload-queue.ts';
import { FileField } from './file-field.tsx';
import { ItemTextFields } from './item-text-fields.tsx';
import { OwnWorkField } from './own-work-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface NewItemFormProps {
  item: NewItem;
  queue: UploadQueue;
  /** Its place among several forms, from 1; null where it is the only one. */
  place: number | null;
  /** Gives the form to the button that sends all of them. */
  onForm: (form: FormikProps<NewItemValues> | null) => void;
}

/** The form of one new item, and its upload once that runs. */
export function NewItemForm({ item, queue, place, onForm }: NewItemFormProps) {
  const { t } = useLingui();
  const { id, values } = item;
  const name = useFormName(place);
  return (
    <Formik
      initialValues={values}
      initialTouched={{ file: values.file !== null } as never}
      validateOnMount
      validationSchema={newItemSchema}
      innerRef={onForm}
      onSubmit={(sent) => queue.upload(id, sent)}
    >
      <Stack as="section" gap="m" tabIndex={-1} aria-label={name}>
        {place !== null && (
          <Row gap="s" justify="space-between">
            <Subheading as="h3">
              {t({ id: 'portfolio.item-of-place', message: `Item ${place}` })}
            </Subheading>
            <Button variant="quiet" size="small" onClick={() => queue.remove(id)}>
              <Trans id="portfolio.remove">Remove</Trans>
            </Button>
          </Row>
        )}
        {item.state === 'uploading' ? (
          <UploadProgress item={item} onCancel={() => queue.cancel(id)} />
        ) : (
          <Fields item={item} queue={queue} place={place} />
        )}
      </Stack>
    </Formik>
  );
}

function Fields({ item, queue, place }: Omit<NewItemFormProps, 'onForm'>) {
  const { t } = useLingui();
  const { id, problem } = item;
  const name = useFormName(place);
  const speech = useSpeech();
  const { values, setStatus } = useFormikContext<NewItemValues>();
  const sentValues = useRef(item.values);
  useEffect(() => queue.keep(id, values), [queue, id, values]);
  // What was refused are the values at the time of the failure, not those that are typed later.
  const refused = useMemo(
    () => (problem ? refusedValues(withFormFields(problem), sentValues.current) : {}),
    [problem],
  );
  useEffect(() => setStatus(refused), [refused, setStatus]);
  return (
    <FormBody
      label={name}
      failure={problem ? uploadFailure(withFormFields(problem), refused, speech) : null}
      failureHeading={speech.i18n._(notAdded)}
    >
      <FileField name="file" lostFile={item.lostFile} onFurther={queue.addFiles} />
      <ItemTextFields />
      <OwnWorkField problem={problem} />
      {place !== null && (
        <Row gap="s">
          <Button type="submit" variant="secondary" size="small">
            {item.state === 'failed'
              ? t({ id: 'portfolio.try-again', message: 'Try again' })
              : t({ id: 'portfolio.add-this-item', message: 'Add this item' })}
          </Button>
        </Row>
      )}
    </FormBody>
  );
}

/** The name of a form: with its place where it is one of several. */
function useFormName(place: number | null): string {
  const { t } = useLingui();
  return place
    ? t({ id: 'portfolio.new-item-of-place', message: `New item ${place}` })
    : t({ id: 'portfolio.new-item', message: 'New item' });
}
