import { Button } from '@aangan/ui';
import { useState } from 'react';
import { type NamedRelease, useStatusQuery } from '../api/registry-api.ts';
import { PromoteDialog } from '../promote/promote-dialog.tsx';

/** Puts the chosen releases on production, all of them or none. */
export function PromoteComposition({ releases }: { releases: readonly NamedRelease[] }) {
  /**
   * A snapshot of what was shown when the question was opened: another person's change must neither alter nor close it.
   */
  const [asked, setAsked] = useState<{ releases: readonly NamedRelease[]; revision: number }>();
  const { data } = useStatusQuery('production');
  const canAsk = releases.length > 0 && data !== undefined;
  return (
    <>
      {canAsk && (
        <Button variant="secondary" onClick={() => setAsked({ releases, revision: data.revision })}>
          Promote to production
        </Button>
      )}
      {asked && (
        <PromoteDialog {...asked} channels={['production']} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
