import { problemOf } from '@aangan/api-client';
import { type Quote, quoteCsv } from '@aangan/domain/quotes';
import { failureToast, fetchFile, forgetFailure, problemAdvice, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Row, saveFile } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface QuoteTakeAwayProps {
  id: number;
  version: number;
  quote: Quote;
  onPrint: () => void;
}

/** A version as a PDF, as a sheet, and on paper. */
export function QuoteTakeAway({ id, version, quote, onPrint }: QuoteTakeAwayProps) {
  const { t } = useLingui();
  const { i18n } = useSpeech();
  const { client, locale } = useHost();
  const [isBusy, setBusy] = useState(false);
  const name = `${quote.title.replace(/[\\/:*?"<>|]+/g, ' ').slice(0, 80)} v${version}`;
  const action = `PDF of quote ${id}`;

  async function savePdf() {
    setBusy(true);
    forgetFailure(action);
    try {
      saveFile(
        await fetchFile(client, `/api/quotes/${id}/versions/${version}/pdf/`),
        `${name}.pdf`,
      );
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({
        id: 'conversations.quote-no-pdf',
        message: 'The PDF could not be made. Please try again.',
      });
      failureToast(
        problem,
        [failed, problemAdvice(problem, i18n)].filter(Boolean).join(' '),
        action,
      );
    } finally {
      setBusy(false);
    }
  }
  function saveCsv() {
    const text = quoteCsv(quote, locale.startsWith('hi') ? 'hi' : 'en');
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  }
  return (
    <Row gap="xs">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void savePdf()}>
        PDF
      </Button>
      <Button variant="secondary" size="small" onClick={saveCsv}>
        CSV
      </Button>
      <Button variant="secondary" size="small" onClick={onPrint}>
        <Trans id="conversations.quote-print">Print</Trans>
      </Button>
    </Row>
  );
}
