import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { architectLimits, readLinkedin, readWebAddress } from '@aangan/domain';
import { useSpeech } from '@aangan/firms';
import { withApi } from '@aangan/host';
import { Button, ConfirmDialog, Dialog, toasts } from '@aangan/ui';
import { FormBody, FormTextArea, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import {
  architectsApi,
  type PrincipalArchitect,
  useAddArchitectMutation,
  useChangeArchitectMutation,
} from '../api/architects-api.ts';
import { architectFailure } from '../model/architect-failure.ts';
import {
  type ArchitectValues,
  architectFieldsOf,
  architectSchema,
  architectValuesOf,
} from '../model/architect-form.ts';

interface ArchitectDialogProps {
  /** The architect to edit; without it one is added. */
  architect?: PrincipalArchitect | undefined;
  onSaved?: (architect: PrincipalArchitect) => void;
  onClose: () => void;
}

/** Adds or edits a principal architect of the signed-in firm. */
export const ArchitectDialog = withApi(architectsApi, ArchitectForm);

function ArchitectForm({ architect, onSaved, onClose }: ArchitectDialogProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const [add] = useAddArchitectMutation();
  const [change] = useChangeArchitectMutation();
  const [keys] = useState(createSubmissionKeys);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: ArchitectValues, { setStatus }: FormikHelpers<ArchitectValues>) {
    setFailure(null);
    setStatus(undefined);
    const fields = architectFieldsOf(values);
    try {
      const saved = await (architect
        ? change({ id: architect.id, fields }).unwrap()
        : add({ fields, idempotencyKey: keys.keyFor(fields) }).unwrap());
      toasts.success(
        architect
          ? t({ id: 'designers.architect-saved', message: 'Principal architect saved' })
          : t({ id: 'designers.architect-added', message: 'Principal architect added' }),
      );
      onSaved?.(saved);
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to save architect', problem.kind, problem.status);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      setFailure(architectFailure(problem, refused, speech));
    }
  }

  return (
    <Formik
      initialValues={architectValuesOf(architect)}
      validationSchema={architectSchema(i18n)}
      onSubmit={submit}
    >
      <FormDialog
        title={
          architect
            ? t({ id: 'designers.edit-architect', message: 'Edit Principal Architect' })
            : t({ id: 'designers.add-architect', message: 'Add Principal Architect' })
        }
        failure={failure}
        onClose={onClose}
      />
    </Formik>
  );
}

interface FormDialogProps {
  title: string;
  failure: string | null;
  onClose: () => void;
}

/** Asks before unsaved changes are lost. */
function FormDialog({ title, failure, onClose }: FormDialogProps) {
  const { t } = useLingui();
  const { dirty, isSubmitting } = useFormikContext();
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  function close() {
    if (isSubmitting) return;
    if (dirty) setAsking(true);
    else onClose();
  }
  return (
    <Dialog
      open
      size="sheet"
      title={title}
      actions={
        <Button type="submit" form={formId} block busy={isSubmitting}>
          <Trans id="designers.save">Save</Trans>
        </Button>
      }
      onClose={close}
    >
      <FormBody
        id={formId}
        label={title}
        failure={failure}
        failureHeading={t({
          id: 'designers.architect-save-failed',
          message: 'Failed to save architect',
        })}
      >
        <ArchitectInputs />
      </FormBody>
      <ConfirmDialog
        open={isAsking}
        title={t({ id: 'designers.close-unsaved', message: 'Close without saving?' })}
        confirmLabel={t({ id: 'designers.close', message: 'Close' })}
        cancelLabel={t({ id: 'designers.keep-editing', message: 'Keep editing' })}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans id="designers.not-saved-yet">What you typed is not saved yet.</Trans>
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

function ArchitectInputs() {
  const { t } = useLingui();
  const { bioMin } = architectLimits;
  return (
    <>
      <FormTextField
        name="name"
        label={t({ id: 'designers.name', message: 'Name' })}
        autoComplete="off"
        maxLength={architectLimits.nameMax}
      />
      <FormTextField
        name="experience_years"
        label={t({ id: 'designers.experience-in-years', message: 'Experience in years' })}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextArea
        name="bio"
        label={t({ id: 'designers.bio', message: 'Bio' })}
        hint={t({ id: 'designers.at-least-characters', message: `At least ${bioMin} characters.` })}
      />
      <FormTextField
        name="linkedin_profile"
        label={t({ id: 'designers.linkedin-profile', message: 'LinkedIn profile' })}
        optional
        inputMode="url"
        autoComplete="off"
        placeholder="linkedin.com/in/…"
        read={readLinkedin}
      />
      <FormTextField
        name="portfolio_website"
        label={t({ id: 'designers.portfolio-website', message: 'Portfolio website' })}
        optional
        inputMode="url"
        autoComplete="off"
        placeholder="www.studio.in"
        read={readWebAddress}
      />
    </>
  );
}
