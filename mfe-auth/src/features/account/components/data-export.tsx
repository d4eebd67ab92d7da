import { problemOf } from '@aangan/api-client';
import { failureToast, saveFile, successToast } from '@aangan/firms';
import { Button } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestFailure } from '../../../failures/request-failure.ts';
import { useAccountRequests } from '../api/account-requests.ts';

/** Downloads everything that is stored about the account, as a file. */
export function DataExport() {
  const { t, i18n } = useLingui();
  const { exportAccount } = useAccountRequests();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      const text = JSON.stringify(await exportAccount(), null, 2);
      const file = new Blob([text], { type: 'application/json' });
      saveFile(file, `aangan-export-${day}.json`);
      successToast(
        t({ id: 'auth.data-downloaded', message: 'Your data is in your downloads' }),
        'export',
      );
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem, i18n), 'export');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
      <Trans id="auth.download-data">Download your data</Trans>
    </Button>
  );
}
