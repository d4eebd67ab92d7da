import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a part of the header is open. Going to another page closes it. */
export function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const open = useCallback(() => setOpenAt(pathname), [pathname]);
  const close = useCallback(() => setOpenAt(null), []);
  return { isOpen, open, close };
}
