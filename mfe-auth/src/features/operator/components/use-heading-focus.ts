import { useEffect, useRef, useState } from 'react';

/** A heading that takes the focus after a dialog: once the dialog has given it back to a button that disappears. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) heading.current?.focus();
  }, [times]);
  return { heading, focusHeading: () => setTimes((count) => count + 1) };
}
