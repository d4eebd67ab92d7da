import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { useReopenMutation } from '../api/connect-api.ts';

const failed = 'Failed to reopen request';

/** Reopens the client's rejected request and shows the result in a toast. */
export function useReopening() {
  const [send, { isLoading }] = useReopenMutation();
  async function reopen(id: number): Promise<void> {
    try {
      await send(id).unwrap();
      successToast('Request reopened successfully', `reopen ${id}`);
    } catch (error) {
      const problem = problemOf(error);
      const { kind, status, message } = problem;
      console.error(failed, kind, status);
      const reason = kind === 'validation' ? `${failed}. ${message}` : failed;
      failureToast(problem, reason, `reopen ${id}`);
    }
  }
  return { reopen, isReopening: isLoading };
}
