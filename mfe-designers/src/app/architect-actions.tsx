import { Button } from '@aangan/ui';
import { useState } from 'react';
import { ArchitectDeletion } from '../features/architects/components/architect-deletion.tsx';
import { ArchitectDialog } from '../features/architects/index.ts';
import type { OwnerActions } from '../features/designer-profile/components/architect-profile.tsx';

/** The Edit and Delete buttons of a principal architect's page. */
export function ArchitectActions({ architect, onSaved, onRemoved }: OwnerActions) {
  const [doing, setDoing] = useState<'nothing' | 'edit' | 'delete'>('nothing');
  const stop = () => setDoing('nothing');
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setDoing('edit')}>
        Edit
      </Button>
      <Button variant="secondary" size="small" onClick={() => setDoing('delete')}>
        Delete
      </Button>
      {doing === 'edit' && (
        <ArchitectDialog architect={architect} onSaved={onSaved} onClose={stop} />
      )}
      <ArchitectDeletion
        architect={doing === 'delete' ? architect : null}
        onDone={onRemoved}
        onCancel={stop}
      />
    </>
  );
}
