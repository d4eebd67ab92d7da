import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import {
  FormDraft,
  failureToast,
  SubmitButton,
  saveFailure,
  successToast,
  tabDraft,
  useSpeech,
} from '@aangan/firms';
import { markOutdated, useHost } from '@aangan/host';
import { Dialog } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useId, useRef, useState } from 'react';
import {
  type OwnProject,
  type PortfolioItem,
  useAddProjectMutation,
  useChangeProjectMutation,
} from '../api/projects-api.ts';
import {
  bodyOf,
  type ProjectValues,
  projectSchema,
  valuesOf,
  withItems,
} from '../model/project-form.ts';
import { useFirstItems } from '../model/use-project-beginning.ts';
import { ProjectFields } from './project-fields.tsx';
import { ProjectItemsField } from './project-items-field.tsx';

const failed = msg({ id: 'portfolio.project-not-saved', message: 'Failed to save project' });

interface ProjectDialogProps {
  /** The project that is changed; a new one without. */
  project?: OwnProject;
  /** All items of the portfolio. */
  items: readonly PortfolioItem[];
  onClose: () => void;
}

/** Makes or changes a project: its pictures and its facts. */
export function ProjectDialog({ project, items, onClose }: ProjectDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const firstItems = useFirstItems();
  const [saved] = useState(() => withItems(valuesOf(project), firstItems));
  const [draft] = useState(() => tabDraft(`portfolio.project.${project?.id ?? 'new'}`, saved));
  const [typed] = useState(() => {
    const restored = draft.read();
    return restored && withItems(restored, firstItems);
  });
  const { failure, submit } = useSaving(project?.id, () => {
    draft.clear();
    onClose();
  });
  const title = project
    ? t({ id: 'portfolio.edit-project', message: 'Edit project' })
    : t({ id: 'portfolio.new-project', message: 'New project' });
  return (
    <Formik initialValues={typed ?? saved} validationSchema={projectSchema} onSubmit={submit}>
      <Dialog
        open
        size="sheet"
        title={title}
        actions={
          <SubmitButton
            form={formId}
            label={t({ id: 'portfolio.save-project', message: 'Save project' })}
          />
        }
        onClose={onClose}
      >
        <FormBody id={formId} label={title} failure={failure} failureHeading={i18n._(failed)}>
          <FormDraft draft={draft} isRestored={typed !== null} withoutDraft={saved} />
          <ProjectItemsField all={items} />
          <ProjectFields />
        </FormBody>
      </Dialog>
    </Formik>
  );
}

/** Saves the project once however often the button is pressed. */
function useSaving(id: number | undefined, onSaved: () => void) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { store } = useHost();
  const [add] = useAddProjectMutation();
  const [change] = useChangeProjectMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [keys] = useState(createSubmissionKeys);
  const isUnderWay = useRef(false);
  const action = `save project ${id ?? 'new'}`;

  async function save(values: ProjectValues) {
    const body = bodyOf(values);
    if (id !== undefined) return change({ id, body }).unwrap();
    const added = await add({ body, idempotencyKey: keys.keyFor(body) }).unwrap();
    keys.created();
    return added;
  }

  async function submit(values: ProjectValues, { setStatus }: FormikHelpers<ProjectValues>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStatus(undefined);
    setFailure(null);
    try {
      await save(values);
      store.dispatch(markOutdated(['Firm', 'Items']));
      onSaved();
      successToast(t({ id: 'portfolio.project-saved', message: 'Project saved' }), action);
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed.message, problem.kind, problem.status);
      failureToast(problem, speech.i18n._(failed), action);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      setFailure(saveFailure(problem, refused, speech));
    }
    isUnderWay.current = false;
  }
  return { failure, submit };
}
