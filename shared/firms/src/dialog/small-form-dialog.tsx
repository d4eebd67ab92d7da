import { Button, Dialog, type Elements } from '@aangan/ui';
import { FormBody } from '@aangan/ui/formik';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';

export interface SmallFormDialogProps<Values extends object> {
  title: string;
  /** The heading of the message after a failed attempt. */
  failureHeading: string;
  submitLabel: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** Saves the values. Resolves with null, or with a message that says why they were not saved. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<string | null>;
  onClose: () => void;
  children: Elements;
}

/** A dialog with a form of a few fields, sent once however often the button is pressed. */
export function SmallFormDialog<Values extends object>(props: SmallFormDialogProps<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const formId = useId();
  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setFailure(await props.onSubmit(values, helpers));
    isUnderWay.current = false;
  }
  return (
    <Formik initialValues={props.initialValues} validationSchema={props.schema} onSubmit={submit}>
      <Dialog
        open
        title={props.title}
        actions={<SubmitButton form={formId} label={props.submitLabel} />}
        onClose={props.onClose}
      >
        <FormBody
          id={formId}
          label={props.title}
          failure={failure}
          failureHeading={props.failureHeading}
        >
          {props.children}
        </FormBody>
      </Dialog>
    </Formik>
  );
}

/** A submit button outside of its form. */
export function SubmitButton({ form, label }: { form: string; label: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" form={form} block busy={isSubmitting}>
      {label}
    </Button>
  );
}
