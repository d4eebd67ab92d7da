import { problemOf } from '@aangan/api-client';
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
      const { kind, status, message } = problemOf(error);
      console.error(failed, kind, status);
      toasts.error(kind === 'validation' ? `${failed}. ${message}` : failed);
    }
  }
  return { reopen, isReopening: isLoading };
}
