import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, saveFile } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchDocument, type GivenEvidence } from '../api/evidence.ts';

/** Names of files may be one long word. */
const NameButton = styled(Button)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface DocumentButtonProps {
  id: number;
  document: NonNullable<GivenEvidence['document']>;
}

/** Saves a document of evidence: it is never opened in the page. */
export function DocumentButton({ id, document }: DocumentButtonProps) {
  const { t } = useLingui();
  const { client } = useHost();
  const [isBusy, setBusy] = useState(false);
  const { name } = document;

  async function save() {
    const action = `document ${id}`;
    setBusy(true);
    try {
      saveFile(await fetchDocument(client, id), name);
      forgetFailure(action);
    } catch (error) {
      const failed = t({ id: 'auth.document-failed', message: 'The document could not be loaded' });
      failureToast(problemOf(error), failed, action);
    } finally {
      setBusy(false);
    }
  }

  return (
    <NameButton variant="secondary" size="small" busy={isBusy} onClick={() => void save()}>
      {t({ id: 'auth.save-document', message: `Save ${name}` })}
    </NameButton>
  );
}
