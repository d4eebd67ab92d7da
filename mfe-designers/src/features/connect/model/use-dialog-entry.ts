import { type DialogEntry, useDialogEntry as useEntry } from '@aangan/firms';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensDialog, withoutDialog } from './dialog-address.ts';

/**
 * Whether the dialog is open, with a history entry of its own. It also opens on return from the sign-in page
 * (`?connect=1`).
 */
export function useDialogEntry(): DialogEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useEntry('connectDialog');

  const open = useRef(entry.open);
  open.current = entry.open;
  const isReturning = useRef(false);
  useEffect(() => {
    if (opensDialog(location)) {
      isReturning.current = true;
      // A reload or Back must not open it again: the entry below the dialog's has the plain address.
      void navigate(withoutDialog(location), { replace: true, preventScrollReset: true });
    } else if (isReturning.current) {
      isReturning.current = false;
      open.current();
    }
  }, [location, navigate]);

  return { ...entry, open: () => open.current() };
}
