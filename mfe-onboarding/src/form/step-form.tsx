import { problemOf } from '@aangan/api-client';
import { failureToast, saveFailure, successToast, useSpeech } from '@aangan/firms';
import type { MessageDescriptor } from '@aangan/messages';
import { Button, type Elements, Muted, Row, Stack } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Trans } from '@lingui/react/macro';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ObjectSchema } from 'yup';
import { DraftKeeper, keepDraft } from '../draft/draft-keeper.tsx';
import type { DraftStore } from '../draft/draft-store.ts';
import { BackButton } from './back-button.tsx';
import { FormEnd } from './form-section.tsx';
import { atFormFields, type SentLink } from './link-values.ts';

/** The toasts after an attempt to save. */
export interface SaveTexts {
  done: MessageDescriptor;
  /** Something else than a field was the reason. */
  failed: MessageDescriptor;
  /** Fields were refused; without this the fields alone say so. */
  refused?: MessageDescriptor;
}

interface StepFormProps<Values> {
  /** The form's name, for screen readers. */
  label: string;
  /** The values as the server has them. */
  savedValues: Values;
  /** The values of an empty form, which Start over leaves. */
  emptyValues?: Values;
  schema: ObjectSchema<object>;
  draft: DraftStore<Values>;
  texts: SaveTexts;
  /** The links of these values in the order they are sent, to assign the server's messages to them. */
  sentLinksOf?: (values: Values) => SentLink[];
  /** Rejects with the ApiError of a failed save. */
  save: (values: Values) => Promise<unknown>;
  /** The path of the next step, which Next leads to after the save. */
  next: string;
  /** The path that Back leads to; without it there is no Back. */
  back?: string;
  /** Why the form cannot be saved yet, shown beside the button, which then only says what is missing; null where it can. */
  notReady?: (values: Values) => string | null;
  /** Beside the buttons. */
  more?: Elements;
  children: Elements;
}

const noLinks = () => [];

/** The form of a step: drafts, saving, errors at their fields, and the ways on and back. */
export function StepForm<Values extends FormikValues>(props: StepFormProps<Values>) {
  const { label, savedValues, schema, draft, sentLinksOf = noLinks, texts, save } = props;
  const { notReady, next, back } = props;
  const speech = useSpeech();
  const { i18n, say } = speech;
  const [saved, setSaved] = useState(savedValues);
  const [kept] = useState(() => draft.read(saved));
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const destination = useRef(next);

  async function submit(values: Values, { setStatus, resetForm }: FormikHelpers<Values>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await save(values);
      setSaved(values);
      resetForm({ values });
      draft.clear();
      successToast(i18n._(texts.done), texts.failed.id);
      void navigate(destination.current);
    } catch (error) {
      const problem = problemOf(error);
      // A save in another tab deletes the draft, which is stored under one name for all tabs.
      keepDraft(draft, values, saved);
      console.error(i18n._(texts.failed), problem.kind, problem.status);
      const fields = atFormFields(problem.fields ?? {}, sentLinksOf(values));
      const refused = refusedValues({ fields }, values);
      const reason = saveFailure({ ...problem, fields }, refused, speech);
      setStatus(refused);
      setFailure(reason);
      const toast = reason ? texts.failed : texts.refused;
      if (toast) failureToast(problem, i18n._(toast), texts.failed.id);
    } finally {
      destination.current = next;
    }
  }

  return (
    <Formik initialValues={kept ?? saved} validationSchema={schema} onSubmit={submit}>
      {({ values, isSubmitting }) => {
        const missing = notReady?.(values) ?? null;
        return (
          <FormBody label={label} failure={failure}>
            <Stack gap="xs">
              <DraftKeeper
                store={draft}
                saved={saved}
                restored={kept !== null}
                empty={props.emptyValues}
              />
              <div>{props.children}</div>
              <FormEnd>
                <Row gap="m">
                  <Button type="submit" busy={isSubmitting} aria-disabled={missing !== null}>
                    <Trans id="onboarding.next">Next</Trans>
                  </Button>
                  {back && (
                    <BackButton
                      isChanged={JSON.stringify(values) !== JSON.stringify(saved)}
                      onSave={() => {
                        destination.current = back;
                      }}
                      to={back}
                    />
                  )}
                  {missing && <Muted>{say(missing)}</Muted>}
                  {props.more}
                </Row>
              </FormEnd>
            </Stack>
          </FormBody>
        );
      }}
    </Formik>
  );
}
