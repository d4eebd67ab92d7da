import { Button, Row } from '@aangan/ui';

interface UndoToastProps {
  words: string;
  onUndo: () => void;
}

/** What was done, and the way back. The same is in the list of accounts once the toast is gone. */
export function UndoToast({ words, onUndo }: UndoToastProps) {
  return (
    <Row gap="s" justify="space-between">
      <span>{words}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}
