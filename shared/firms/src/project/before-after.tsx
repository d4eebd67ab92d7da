import { focusRing, MediaFrame, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { pictureRatio } from './picture-ratio.ts';
import type { RoomPair } from './project-rooms.ts';

/** Half the width of the thumb: a finger must hit it. */
const reach = '1.375rem';

/** Not higher than what a window shows. */
const Frame = styled.div`
  position: relative;
  width: min(100%, 80vh * var(--ratio));
  min-width: min(100%, 18rem);
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  user-select: none;
`;

const Before = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--at)) 0 0);
`;

const Label = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space.s};
  padding: 0.25rem 0.75rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.veil};
  color: ${tokens.color.onAccent};
  font-size: ${tokens.type.small};
  font-weight: 500;

  &[data-side='before'] {
    inset-inline-start: ${tokens.space.s};
  }
  &[data-side='after'] {
    inset-inline-end: ${tokens.space.s};
  }
`;

const Divider = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--at);
  width: 2px;
  margin-inline-start: -1px;
  background: ${tokens.color.onAccent};
  pointer-events: none;

  > span {
    position: absolute;
    inset-block-start: calc(50% - ${reach});
    inset-inline-start: calc(1px - ${reach});
    display: grid;
    width: calc(2 * ${reach});
    height: calc(2 * ${reach});
    place-items: center;
    border-radius: 50%;
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.lifted};
    color: ${tokens.color.ink};
  }
  ${when.noScript} {
    > span {
      display: none;
    }
  }
`;

/** As wide as the pictures and half a thumb on each side, so that the thumb is where the pointer is. */
const Slider = styled.input`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: -${reach};
  width: calc(100% + 2 * ${reach});
  height: 100%;
  margin: 0;
  appearance: none;
  background: none;
  cursor: ew-resize;
  opacity: 0;
  /* A finger that moves up or down scrolls the page. */
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    width: calc(2 * ${reach});
    height: 100%;
    appearance: none;
  }
  &::-moz-range-thumb {
    width: calc(2 * ${reach});
    height: 100%;
    border: 0;
  }
  &:focus-visible + ${Divider} > span {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
    box-shadow: 0 0 0 4px ${tokens.color.paper};
  }
  ${when.noScript} {
    display: none;
  }
  ${focusRing}
`;

export interface BeforeAfterProps {
  pair: RoomPair;
  /** What both pictures show: "Kitchen". */
  name: string;
}

/** A room before and after: one picture over the other, and a line between them that is moved by pointer or keys. */
export function BeforeAfter({ pair: [before, after], name }: BeforeAfterProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(50);
  const ratio = pictureRatio(after);
  const picture = { ratio: String(ratio), sizes: '(min-width: 86rem) 79rem, 94vw' };
  return (
    <Frame style={{ '--at': `${at}%`, '--ratio': ratio } as CSSProperties}>
      <MediaFrame
        {...picture}
        src={after.media_url}
        alt={after.alt_text || after.caption}
        color={after.dominant_color}
        naturalWidth={after.media_width}
      />
      <Label data-side="after">{t({ id: 'firms.after', message: 'After' })}</Label>
      <Before>
        <MediaFrame
          {...picture}
          src={before.media_url}
          alt={before.alt_text || before.caption}
          color={before.dominant_color}
          naturalWidth={before.media_width}
        />
        <Label data-side="before">{t({ id: 'firms.before', message: 'Before' })}</Label>
      </Before>
      <Slider
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={t({ id: 'firms.compare-room', message: `Before and after: ${name}` })}
        aria-valuetext={t({ id: 'firms.shown-before', message: `${at}% of the picture before` })}
        onChange={({ target }) => setAt(target.valueAsNumber)}
      />
      <Divider aria-hidden="true">
        <span>
          <svg width="20" height="12" viewBox="0 0 20 12" fill="none" aria-hidden="true">
            <path d="M6 1 1 6l5 5M14 1l5 5-5 5" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      </Divider>
    </Frame>
  );
}
