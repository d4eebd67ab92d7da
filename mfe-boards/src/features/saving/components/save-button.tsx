import type { SaveButtonProps } from '@aangan/host';
import { focusRing, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled, { keyframes } from 'styled-components';
import { useIsSaved } from '../../../saved/use-saved-things.ts';
import { useSaving } from '../model/use-saving.ts';
import { Heart } from './heart.tsx';

const beat = keyframes`40% { transform: scale(1.18); }`;

/** The disc is visible on pictures, on paper and in the dark around a large picture; what can be pressed is larger. */
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid ${tokens.color.line};
  border-radius: 50%;
  background: color-mix(in srgb, ${tokens.color.surface} 92%, transparent);
  color: ${tokens.color.ink};
  transition: color ${tokens.motion.quick}, background ${tokens.motion.quick};
`;

const Press = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  ${when.hover} {
    &:hover ${Disc} {
      background: ${tokens.color.surface};
      color: ${tokens.color.accent};
    }
  }
  &[aria-pressed='true'] ${Disc} {
    color: ${tokens.color.accent};
    animation: ${beat} ${tokens.motion.calm} ${tokens.motion.ease};
  }
  ${when.reducedMotion} {
    &[aria-pressed='true'] ${Disc} {
      animation: none;
    }
  }
  ${when.noScript} {
    display: none;
  }
  ${when.print} {
    display: none;
  }
`;

/** A heart that saves a firm, a picture or a post to the visitor's board, and takes it off again. */
export function SaveButton({ thing, name }: SaveButtonProps) {
  const { t } = useLingui();
  const isSaved = useIsSaved(thing);
  const press = useSaving();
  return (
    <Press
      type="button"
      aria-pressed={isSaved}
      aria-label={
        isSaved
          ? t({ id: 'boards.saved-thing', message: `Saved: ${name}` })
          : t({ id: 'boards.save-thing', message: `Save ${name}` })
      }
      onClick={() => void press({ thing, name, isSaved: !isSaved })}
    >
      <Disc>
        <Heart isFilled={isSaved} />
      </Disc>
    </Press>
  );
}
