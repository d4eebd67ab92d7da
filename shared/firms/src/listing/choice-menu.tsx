import { useSentences } from '@aangan/messages';
import { lineHeight, tokens } from '@aangan/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChoiceBoxes, type ChoiceBoxesProps } from './choice-boxes.tsx';

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const Label = styled.span`
  font-size: ${tokens.type.small};
  font-weight: 500;
`;

const Menu = styled.details`
  position: relative;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s};
    min-height: 3rem;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    line-height: ${lineHeight(1.3)};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    border-color: ${tokens.color.ink};
  }
  summary:focus-visible {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: 1px;
  }
  summary span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  summary svg {
    flex: none;
    color: ${tokens.color.inkSoft};
  }
`;

const Panel = styled.div`
  padding-block-start: ${tokens.space.m};

  legend {
    display: none;
  }
`;

const PanelOverPage = styled(Panel)`
  position: absolute;
  z-index: 5;
  inset-block-start: calc(100% + 0.375rem);
  inset-inline-start: 0;
  width: min(27rem, 100vw - 2 * ${tokens.space.gutter});
  max-height: min(24rem, 60vh);
  padding: ${tokens.space.m};
  overflow-y: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
`;

export interface ChoiceMenuProps extends ChoiceBoxesProps {
  /** What the box says while nothing is chosen: "Any city". */
  unset: string;
  /** The menu lies over the page and closes when this changes: the applied filter. In a sheet it has none, and stays open. */
  applied?: string | undefined;
}

/** The choices of a filter behind a box that names those chosen. It opens and closes without scripts. */
export function ChoiceMenu({ unset, applied, ...props }: ChoiceMenuProps) {
  const say = useSentences();
  const menu = useRef<HTMLDetailsElement>(null);
  const isOverPage = applied !== undefined;
  useClosing(menu, isOverPage);
  const boxes = <ChoiceBoxes {...props} />;
  const chosen = props.choices.filter(({ slug }) => props.chosen.includes(slug));
  const chosenNames = chosen.map(({ name }) => say(name)).join(', ') || unset;
  return (
    <Frame>
      <Label aria-hidden="true">{props.label}</Label>
      {/* A new filter makes a new menu, which is closed. */}
      <Menu key={applied} ref={menu}>
        <summary aria-label={`${props.label}: ${chosenNames}`}>
          <span>{chosenNames}</span>
          <svg width="12" height="8" viewBox="0 0 12 8" fill="none" aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        {isOverPage ? <PanelOverPage>{boxes}</PanelOverPage> : <Panel>{boxes}</Panel>}
      </Menu>
    </Frame>
  );
}

/** A press outside closes the menu, and so does Escape, which gives the focus back to its box. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const close = (isWanted: (element: HTMLDetailsElement) => boolean) => {
      if (menu.current?.open && isWanted(menu.current)) menu.current.open = false;
    };
    const press = ({ target }: PointerEvent) =>
      close((element) => !element.contains(target as Node | null));
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const isInside = menu.current?.contains(document.activeElement);
      close(() => true);
      if (isInside) menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [menu, isOn]);
}
