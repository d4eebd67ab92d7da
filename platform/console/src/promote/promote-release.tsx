import { Button } from '@aangan/ui';
import { useState } from 'react';
import type { NamedRelease } from '../api/registry-api.ts';
import { PromoteDialog } from './promote-dialog.tsx';

/** Puts one release on a channel. */
export function PromoteRelease({
  release,
  channels,
}: {
  release: NamedRelease;
  channels: readonly string[];
}) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Promote</Button>
      {isAsked && (
        <PromoteDialog releases={[release]} channels={channels} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}
