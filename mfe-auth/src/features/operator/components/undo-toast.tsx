import { Button, Row } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';

interface UndoToastProps {
  text: string;
  onUndo: () => void;
}

/** A toast that says what was done, with an Undo button. The list of accounts offers the same later. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  return (
    <Row gap="s" justify="space-between">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        <Trans id="auth.undo">Undo</Trans>
      </Button>
    </Row>
  );
}
