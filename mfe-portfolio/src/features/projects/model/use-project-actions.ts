import { successToast } from '@aangan/firms';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAttempt } from '../../../failure/use-attempt.ts';
import { useOrderProjectsMutation, useRemoveProjectMutation } from '../api/projects-api.ts';

const notDeleted = msg({
  id: 'portfolio.project-not-deleted',
  message: 'Failed to delete project',
});
const notOrdered = msg({
  id: 'portfolio.project-order-not-saved',
  message: 'Failed to save the order of your projects',
});
const deleted = msg({
  id: 'portfolio.project-deleted',
  message: 'Project deleted. Its pictures are still in your portfolio.',
});

/** What the owner does with projects by one press. Each tells in a toast how it failed, and never rejects. */
export function useProjectActions(accountId: number) {
  const { i18n } = useLingui();
  const attempt = useAttempt(['Items']);
  const [remove] = useRemoveProjectMutation();
  const [order] = useOrderProjectsMutation();

  return {
    /** Deletes a project; its items stay. */
    async remove(id: number): Promise<void> {
      const action = `delete project ${id}`;
      const isDone = await attempt(notDeleted, action, () => remove(id).unwrap());
      if (isDone) successToast(i18n._(deleted), action);
    },
    order: (ids: number[]) =>
      attempt(notOrdered, 'order projects', () => order({ accountId, ids }).unwrap()),
  };
}

export type ProjectActions = ReturnType<typeof useProjectActions>;
