import { useHydrated } from '@aangan/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensDialog, withoutDialog } from './dialog-address.ts';

/** Opens the dialog of this name, which another component shows with `useDialogEntry`. */
export function useDialogOpener(name: string): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => void navigate(location, { state: { dialog: name }, preventScrollReset: true });
}

/**
 * Whether a dialog is open, kept as a history entry of its own, so that Back closes the dialog instead of leaving
 * the page. It also opens on return from the sign-in page (`?connect=1` for the name `connect`). `open` is the same
 * function each time.
 * @param name tells the dialogs of one page apart
 */
export function useDialogEntry(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isOpen = isHydrated && location.state?.dialog === name;

  const open = useRef(() => {});
  open.current = () =>
    void navigate(location, { state: { dialog: name }, preventScrollReset: true });

  const isReturning = useRef(false);
  useEffect(() => {
    if (opensDialog(location, name)) {
      isReturning.current = true;
      // A reload or Back must not open it again: the entry below the dialog's has the plain address.
      void navigate(withoutDialog(location, name), { replace: true, preventScrollReset: true });
    } else if (isReturning.current) {
      isReturning.current = false;
      open.current();
    }
  }, [location, navigate, name]);

  // A second press before the navigation is done would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isOpen) isClosing.current = false;
  }, [isOpen]);

  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  }
  return { isOpen, open: useCallback(() => open.current(), []), close };
}
