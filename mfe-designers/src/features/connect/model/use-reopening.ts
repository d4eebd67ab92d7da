import { problemOf } from '@aangan/api-client';
import { failureToast } from '@aangan/firms';
import { toasts } from '@aangan/ui';
import { useReopenMutation } from '../api/connect-api.ts';

const failed = 'Failed to reopen request';

/** Reopens the client's rejected request and shows the result in a toast. */
export function useReopening() {
  const [send, { isLoading }] = useReopenMutation();
  async function reopen(id: number): Promise<void> {
    try {
      await send(id).unwrap();
      toasts.success('Request reopened successfully');
    } catch (error) {
      const problem = problemOf(error);
      const { kind, status, message } = problem;
      console.error(failed, kind, status);
      failureToast(problem, kind === 'validation' ? `${failed}. ${message}` : failed);
    }
  }
  return { reopen, isReopening: isLoading };
}
