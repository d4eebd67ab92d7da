import { Button, Row, Stack, Subheading } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikProps, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { type NewItemValues, newItemSchema } from '../model/item-form.ts';
import { uploadFailure, withFormFields } from '../model/upload-failure.ts';
import type { NewItem, UploadQueue } from '../model/upload-queue.ts';
import { FileField } from './file-field.tsx';
import { ItemTextFields } from './item-text-fields.tsx';
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
  const { id, values } = item;
  return (
    <Formik
      initialValues={values}
      initialTouched={{ file: values.file !== null } as never}
      validateOnMount
      validationSchema={newItemSchema}
      innerRef={onForm}
      onSubmit={(sent) => queue.upload(id, sent)}
    >
      <Stack
        as="section"
        gap="m"
        tabIndex={-1}
        aria-label={place ? `New item ${place}` : 'New item'}
      >
        {place !== null && (
          <Row gap="s" justify="space-between">
            <Subheading as="h3">{`Item ${place}`}</Subheading>
            <Button variant="quiet" size="small" onClick={() => queue.remove(id)}>
              Remove
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
  const { id, problem } = item;
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
      label={place ? `New item ${place}` : 'New item'}
      failure={problem ? uploadFailure(withFormFields(problem), refused) : null}
      failureHeading="Failed to add portfolio item"
    >
      <FileField name="file" lostFile={item.lostFile} onFurther={queue.addFiles} />
      <ItemTextFields />
      {place !== null && (
        <Row gap="s">
          <Button type="submit" variant="secondary" size="small">
            {item.state === 'failed' ? 'Try again' : 'Add this item'}
          </Button>
        </Row>
      )}
    </FormBody>
  );
}
