import { Button } from '@aangan/ui';
import { useState } from 'react';
import { type NamedRelease, usePromoteMutation, useStatusQuery } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { shortRelease } from '../layout/release-texts.ts';

/** Puts the chosen releases on production, all of them or none. */
export function PromoteComposition({ releases }: { releases: readonly NamedRelease[] }) {
  /** What was shown when it was asked for: a change by another person must not alter it, nor close the question. */
  const [asked, setAsked] = useState<{ releases: readonly NamedRelease[]; revision: number }>();
  const { data } = useStatusQuery('production');
  const [promote] = usePromoteMutation();
  const canAsk = releases.length > 0 && data !== undefined;
  return (
    <>
      {canAsk && (
        <Button variant="secondary" onClick={() => setAsked({ releases, revision: data.revision })}>
          Promote to production
        </Button>
      )}
      {asked && (
        <ConfirmChange
          title="Promote to production"
          action="Promote"
          reason=""
          onConfirm={(why) => promote({ channel: 'production', ...asked, why }).unwrap()}
          onClose={() => setAsked(undefined)}
        >
          <ul>
            {asked.releases.map(({ name, release }) => (
              <li key={name}>
                {name} {shortRelease(release)}
              </li>
            ))}
          </ul>
          <p>All of them are promoted, or none.</p>
        </ConfirmChange>
      )}
    </>
  );
}
