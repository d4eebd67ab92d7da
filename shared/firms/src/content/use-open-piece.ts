import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks a history entry that this page pushed, so that closing can go back. */
const openedHere = { openedHere: true };

/**
 * The key of the piece in the lightbox, kept in the address (`?open=`): Back closes the lightbox, and a link to the
 * piece can be shared. Opening adds a history entry, moving to another piece replaces it.
 */
export function useOpenPiece() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openKey = parameters.get('open');

  // A second press before the navigation is done would leave the page.
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
