import { Button, Dialog, Muted, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OtherBoard } from '../model/use-board-changes.tsx';

interface MoveDialogProps {
  /** The name of the thing. */
  title: string;
  boards: readonly OtherBoard[];
  /** Moves the thing. @returns whether that worked */
  onMove: (board: OtherBoard) => Promise<boolean>;
  onClose: () => void;
}

/** Asks to which board a thing is moved. */
export function MoveDialog({ title, boards, onMove, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const [moving, setMoving] = useState<number | null>(null);
  async function choose(board: OtherBoard) {
    if (moving !== null) return;
    setMoving(board.id);
    const isMoved = await onMove(board);
    setMoving(null);
    if (isMoved) onClose();
  }
  return (
    <Dialog
      open
      size="small"
      title={t({ id: 'boards.move-away', message: 'Move to another board' })}
      onClose={onClose}
    >
      <Stack gap="s">
        <Muted>
          <Trans id="boards.move-thing">“{title}” goes to the top of:</Trans>
        </Muted>
        {boards.map((board) => (
          <Button
            key={board.id}
            variant="secondary"
            block
            busy={moving === board.id}
            onClick={() => void choose(board)}
          >
            {board.title}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
