import { Button, Row } from '@aangan/ui';

interface UndoToastProps {
  text: string;
  /** The button's label: the shell shows the toast, with messages of its own. */
  label: string;
  onUndo: () => void;
}

/** A toast that says what was done, with an Undo button. The list of accounts offers the same later. */
export function UndoToast({ text, label, onUndo }: UndoToastProps) {
  return (
    <Row gap="s" justify="space-between">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        {label}
      </Button>
    </Row>
  );
}
