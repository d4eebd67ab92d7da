import { type ReactElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

interface TakenOverProps {
  /** Shown while the children load. */
  loading: ReactElement | null;
  children: readonly (ReactElement | undefined)[];
}

const never = () => () => undefined;

/**
 * A Suspense boundary that is taken over as a server rendered it, however late its children have loaded. React throws
 * the markup of a boundary away that is rendered again before that. Until its children are in use, it stays as it was
 * rendered first.
 */
export function TakenOver({ loading, children }: TakenOverProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isInUse, setInUse] = useState(isHydrated);
  const latest = (
    <Suspense fallback={loading}>
      {children}
      {!isInUse && <InUse onUse={() => setInUse(true)} />}
    </Suspense>
  );
  const [first] = useState(latest);
  return isInUse ? latest : first;
}

/** Tells that what is beside it is in use. */
function InUse({ onUse }: { onUse: () => void }): null {
  useEffect(onUse);
  return null;
}
