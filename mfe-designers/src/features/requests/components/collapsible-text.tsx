import { writtenLanguage } from '@aangan/messages';
import { focusRing, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Text = styled.p`
  max-width: 44rem;
  color: ${tokens.color.inkSoft};
  white-space: pre-line;

  &[data-state='cut'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
`;

/* Above the card's own link. */
const More = styled.button`
  position: relative;
  min-height: 1.5rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`;

/** A text of any length: six lines of it, and the rest on a press, so that the actions below stay in view. */
export function CollapsibleText({ children }: { children: string }) {
  const { t } = useLingui();
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(text, children, isOpen);
  return (
    <div>
      <Text
        ref={text}
        id={id}
        lang={writtenLanguage(children)}
        data-state={isOpen ? 'whole' : 'cut'}
      >
        {children}
      </Text>
      {isCut && (
        <More
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t({ id: 'designers.show-less', message: 'Show less' })
            : t({ id: 'designers.show-all', message: 'Show all' })}
        </More>
      )}
    </div>
  );
}

/** Whether the text is longer than six lines at the current width; while all of it is shown, the last result. */
function useIsCut(
  paragraph: { current: HTMLElement | null },
  text: string,
  isOpen: boolean,
): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    if (isOpen || text === '') return;
    function measure() {
      const element = paragraph.current;
      // A pixel of tolerance: heights are rounded.
      if (element) setCut(element.scrollHeight > element.clientHeight + 1);
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [paragraph, text, isOpen]);
  return isCut;
}
