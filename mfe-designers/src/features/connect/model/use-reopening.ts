import { problemOf } from '@aangan/api-client';
import { failureToast, successToast } from '@aangan/firms';
import { useSentences } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useReopenMutation } from '../api/connect-api.ts';

const reopenFailed = msg({ id: 'designers.reopen-failed', message: 'Failed to reopen request' });

/** Reopens the client's rejected request and shows the result in a toast. */
export function useReopening() {
  const { i18n, t } = useLingui();
  const say = useSentences();
  const [send, { isLoading }] = useReopenMutation();
  async function reopen(id: number): Promise<void> {
    try {
      await send(id).unwrap();
      const done = t({ id: 'designers.reopened', message: 'Request reopened successfully' });
      successToast(done, `reopen ${id}`);
    } catch (error) {
      const problem = problemOf(error);
      const { kind, status, message } = problem;
      const failed = i18n._(reopenFailed);
      const why = say(message);
      console.error(failed, kind, status);
      const reason =
        kind === 'validation'
          ? t({ id: 'designers.failed-because', message: `${failed}. ${why}` })
          : failed;
      failureToast(problem, reason, `reopen ${id}`);
    }
  }
  return { reopen, isReopening: isLoading };
}
