import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';

export interface ActionToastProps {
  /** What was done, or what failed. */
  children: ReactNode;
  /** The button's label: "Undo". The host shows the toast, with messages of its own, so that texts come translated. */
  label: string;
  onPress: () => void;
}

/** The content of a toast with a button, for `toasts.custom`. */
export function ActionToast({ children, label, onPress }: ActionToastProps) {
  return (
    <Row gap="s" justify="space-between">
      <span>{children}</span>
      <Button variant="secondary" size="small" onClick={onPress}>
        {label}
      </Button>
    </Row>
  );
}
