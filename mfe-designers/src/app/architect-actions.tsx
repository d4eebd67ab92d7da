import { Button } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ArchitectDeletion } from '../features/architects/components/architect-deletion.tsx';
import { ArchitectDialog } from '../features/architects/index.ts';
import type { OwnerActions } from '../features/designer-profile/components/architect-profile.tsx';

/** The Edit and Delete buttons of a principal architect's page. */
export function ArchitectActions({ architect, onSaved, onRemoved }: OwnerActions) {
  const [action, setAction] = useState<'none' | 'edit' | 'delete'>('none');
  const stop = () => setAction('none');
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAction('edit')}>
        <Trans id="designers.edit">Edit</Trans>
      </Button>
      <Button variant="secondary" size="small" onClick={() => setAction('delete')}>
        <Trans id="designers.delete">Delete</Trans>
      </Button>
      {action === 'edit' && (
        <ArchitectDialog architect={architect} onSaved={onSaved} onClose={stop} />
      )}
      <ArchitectDeletion
        architect={action === 'delete' ? architect : null}
        onDone={onRemoved}
        onCancel={stop}
      />
    </>
  );
}
