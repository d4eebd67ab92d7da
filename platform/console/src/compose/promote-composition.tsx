import { Button } from '@aangan/ui';
import { useState } from 'react';
import { type NamedRelease, usePromoteMutation, useStatusQuery } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { shortRelease } from '../layout/release-texts.ts';

/** Puts the chosen releases on production, all of them or none. */
export function PromoteComposition({ releases }: { releases: readonly NamedRelease[] }) {
  const [isAsked, setAsked] = useState(false);
  const { data } = useStatusQuery('production');
  const [promote] = usePromoteMutation();
  if (releases.length === 0 || !data) return null;
  const { revision } = data;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Promote to production
      </Button>
      {isAsked && (
        <ConfirmChange
          title="Promote to production"
          action="Promote"
          reason=""
          onConfirm={(why) => promote({ channel: 'production', releases, why, revision }).unwrap()}
          onClose={() => setAsked(false)}
        >
          <ul>
            {releases.map(({ name, release }) => (
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
