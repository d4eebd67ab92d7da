import { focusRing, Heading } from '@aangan/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

const Focusable = styled(Heading)`
  ${focusRing}
`;

/**
 * The heading of a step. It takes the focus when another page led here, so that keyboards and screen readers start at
 * the step; a page that was opened directly keeps the browser's focus.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpenedDirectly = useLocation().key === 'default';
  const takesFocus = useRef(!wasOpenedDirectly);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Focusable ref={heading} tabIndex={-1}>
      {children}
    </Focusable>
  );
}
