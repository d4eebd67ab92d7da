import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something of the header is open. It belongs to the page it was opened on: another page closes it. */
export function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const open = useCallback(() => setOpenAt(pathname), [pathname]);
  const close = useCallback(() => setOpenAt(null), []);
  return { isOpen, open, close };
}
