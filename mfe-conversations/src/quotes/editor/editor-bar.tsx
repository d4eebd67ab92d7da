import { formatPaisa } from '@aangan/domain';
import { Button, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { type Saved, SavedMark, SaveNotice } from './save-state.tsx';

/** In view while a long quote is written. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.s};
  align-items: center;
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};

  > [role='alert'],
  > [role='status'] {
    grid-column: 1 / -1;
  }
  b {
    font-size: ${tokens.type.subheading};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

const Sum = styled.div`
  display: grid;
`;

interface EditorBarProps {
  /** Paisa with tax; null for one that is too large. */
  total: number | null;
  saved: Saved;
  onReview: () => void;
}

/** The total, whether all is saved, and the way on. */
export function EditorBar({ total, saved, onReview }: EditorBarProps) {
  const { t } = useLingui();
  return (
    <Bar>
      <SaveNotice saved={saved} />
      <Sum>
        <b>
          {total === null
            ? t({ id: 'conversations.quote-total-too-large', message: 'The total is too large' })
            : formatPaisa(total)}
        </b>
        <SavedMark state={saved.state} />
      </Sum>
      <Button onClick={onReview}>
        <Trans id="conversations.quote-review-title">Review and send</Trans>
      </Button>
    </Bar>
  );
}
