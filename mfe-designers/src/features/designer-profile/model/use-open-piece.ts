import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Says of a history entry that the page itself made it, so that closing is a step back. */
const openedHere = { openedHere: true };

/**
 * The piece that is shown large, in the address (`?open=`): Back closes it, and it can be shared. Opening is a
 * step of its own, turning is not.
 */
export function useOpenPiece() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openKey = parameters.get('open');

  // Pressed twice before the step back is done, it would leave the page.
  const closing = useRef(false);
  useEffect(() => {
    if (openKey !== null) closing.current = false;
  }, [openKey]);

  function put(key: string | null, replace: boolean) {
    const next = new URLSearchParams(parameters);
    if (key) next.set('open', key);
    else next.delete('open');
    setParameters(next, { replace, preventScrollReset: true, state: replace ? state : openedHere });
  }

  function close() {
    if (closing.current) return;
    closing.current = true;
    if (state?.openedHere) void navigate(-1);
    else put(null, true);
  }

  return {
    openKey,
    open: (key: string) => put(key, false),
    turn: (key: string) => put(key, true),
    close,
  };
}
