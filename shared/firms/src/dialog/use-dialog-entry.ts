import { useHydrated } from '@aangan/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A dialog that has a history entry of its own. */
export interface DialogEntry {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether a dialog is open, kept as a history entry of its own, so that Back closes the dialog instead of leaving
 * the page.
 * @param name marks the entry; each dialog of a page has another one
 */
export function useDialogEntry(name: string): DialogEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isOpen = isHydrated && Boolean(location.state?.[name]);

  // A second press before the navigation is done would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isOpen) isClosing.current = false;
  }, [isOpen]);

  return {
    isOpen,
    open: () => void navigate(location, { state: { [name]: true }, preventScrollReset: true }),
    close() {
      if (isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}
