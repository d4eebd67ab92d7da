import { problemOf } from '@aangan/api-client';
import { Button, Muted, Row, Stack, toasts } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { DraftKeeper } from '../draft/draft-keeper.tsx';
import type { DraftStore } from '../draft/draft-store.ts';
import { FormEnd } from './form-section.tsx';
import { atFormFields, type SentLink } from './link-values.ts';
import { NothingChosenToast } from './nothing-chosen-toast.tsx';
import { saveFailure } from './save-failure.ts';

interface ProfileFormProps<Values> {
  /** The form's name, for screen readers. */
  label: string;
  /** The values as the server has them. */
  savedValues: Values;
  schema: ObjectSchema<object>;
  draft: DraftStore<Values>;
  /** The links of these values in the order they are sent, to assign the server's messages to them. */
  sentLinksOf: (values: Values) => SentLink[];
  /** Rejects with the ApiError of a failed save. */
  save: (values: Values) => Promise<unknown>;
  /** Why the form cannot be saved yet, shown beside the disabled button; null where it can. */
  notReady?: (values: Values) => string | null;
  children: ReactNode;
}

/** The form of a profile: drafts, saving, and errors at their fields. */
export function ProfileForm<Values extends FormikValues>(props: ProfileFormProps<Values>) {
  const { label, savedValues, schema, draft, sentLinksOf, save, notReady, children } = props;
  const [saved, setSaved] = useState(savedValues);
  const [kept] = useState(() => draft.read(saved));
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: Values, { setStatus, resetForm }: FormikHelpers<Values>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await save(values);
      setSaved(values);
      resetForm({ values });
      toasts.success('Profile information saved successfully');
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to save profile information', problem.kind, problem.status);
      const fields = atFormFields(problem.fields ?? {}, sentLinksOf(values));
      const refused = refusedValues({ fields }, values);
      setStatus(refused);
      setFailure(saveFailure({ ...problem, fields }, refused));
      toasts.error('Failed to save profile information');
    }
  }

  return (
    <Formik initialValues={kept ?? saved} validationSchema={schema} onSubmit={submit}>
      {({ values, isSubmitting }) => {
        const missing = notReady?.(values) ?? null;
        return (
          <FormBody label={label} failure={failure}>
            <Stack gap="xs">
              <DraftKeeper store={draft} saved={saved} restored={kept !== null} />
              <NothingChosenToast />
              <div>{children}</div>
              <FormEnd>
                <Row gap="m">
                  <Button type="submit" busy={isSubmitting} disabled={missing !== null}>
                    Save
                  </Button>
                  {missing && <Muted>{missing}</Muted>}
                </Row>
              </FormEnd>
            </Stack>
          </FormBody>
        );
      }}
    </Formik>
  );
}
