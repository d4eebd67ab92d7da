import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import {
  type EvidenceKind,
  evidenceKinds,
  evidenceLimits,
  fileMessages,
  readEvidenceNumber,
  stateOfGstin,
} from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { isStillThere, Muted, toasts } from '@aangan/ui';
import { FormSelectField, FormTextField, refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { SmallFormDialog } from '../dialog/small-form-dialog.tsx';
import { saveFailure } from '../failure/save-failure.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { DocumentField } from './document-field.tsx';
import { evidenceToGive } from './evidence-requests.ts';
import { type EvidenceValues, evidenceSchema } from './evidence-schema.ts';
import { StateNote } from './state-note.tsx';

export interface EvidenceDialogProps {
  /** What the form begins with: of evidence that is sent again. */
  initial: Pick<EvidenceValues, 'kind' | 'number' | 'holder_name'>;
  /** The state of the firm's city; null where it is not known. */
  firmState: string | null;
  onGiven: () => void;
  onClose: () => void;
}

/** The form in which a firm gives evidence. */
export function EvidenceDialog({ initial, firmState, onGiven, onClose }: EvidenceDialogProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { client } = useHost();
  const [keys] = useState(createSubmissionKeys);

  async function submit(values: EvidenceValues, { setStatus }: FormikHelpers<EvidenceValues>) {
    setStatus(undefined);
    const { document } = values;
    const file = document && [document.name, document.size, document.lastModified];
    try {
      await client.send(evidenceToGive(values, keys.keyFor({ ...values, document: file })));
    } catch (error) {
      if (document && !(await isStillThere(document))) return speech.say(fileMessages.gone);
      const problem = problemOf(error);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      return saveFailure(problem, refused, speech);
    }
    toasts.success(
      t({ id: 'firms.evidence-sent', message: 'Sent. We check it and tell you by mail.' }),
    );
    onGiven();
    onClose();
    return null;
  }

  return (
    <SmallFormDialog<EvidenceValues>
      title={t({ id: 'firms.give-evidence', message: 'Give evidence' })}
      failureHeading={t({ id: 'firms.evidence-not-sent', message: 'It was not sent' })}
      submitLabel={t({ id: 'firms.send-evidence', message: 'Send to be checked' })}
      initialValues={{ ...initial, document: null }}
      schema={evidenceSchema}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields firmState={firmState} />
    </SmallFormDialog>
  );
}

const examples: Readonly<Record<EvidenceKind, string>> = {
  coa: 'CA/2015/67890',
  gstin: '27AAPFU0939F1ZV',
  udyam: 'UDYAM-MH-18-0012345',
};

function Fields({ firmState }: Pick<EvidenceDialogProps, 'firmState'>) {
  const { t } = useLingui();
  const say = useSentences();
  const { values } = useFormikContext<EvidenceValues>();
  const { kind, number } = values;
  const example = examples[kind];
  const gstin = readEvidenceNumber('gstin', number);
  return (
    <>
      <FormSelectField
        name="kind"
        label={t({ id: 'firms.evidence-of', message: 'Evidence of' })}
        options={evidenceKinds.map(({ id, label }) => ({ value: id, label: say(label) }))}
      />
      <FormTextField
        name="number"
        label={t({ id: 'firms.evidence-number', message: 'Number' })}
        hint={t({ id: 'firms.such-as', message: `Such as ${example}` })}
        read={(typed) => readEvidenceNumber(kind, typed)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={evidenceLimits.numberMax}
      />
      {kind === 'gstin' && 'value' in gstin && gstin.value !== '' && (
        <StateNote state={stateOfGstin(gstin.value)} firmState={firmState} />
      )}
      {kind === 'coa' && (
        <FormTextField
          name="holder_name"
          label={t({ id: 'firms.name-on-certificate', message: 'Name on the certificate' })}
          hint={t({
            id: 'firms.name-on-certificate-hint',
            message:
              'Your team page calls a person an architect once we have checked the registration under the same name.',
          })}
          autoComplete="off"
          maxLength={evidenceLimits.holderMax}
        />
      )}
      <DocumentField name="document" />
      <Muted>
        {t({
          id: 'firms.evidence-is-private',
          message:
            'Number and document are for our operators. Your page only says what was checked, and when.',
        })}
      </Muted>
    </>
  );
}
