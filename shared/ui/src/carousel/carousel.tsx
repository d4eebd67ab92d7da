import { useLingui } from '@lingui/react/macro';
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/layout.tsx';
import { usePrefersReducedMotion } from '../motion/use-media-query.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.section`
  position: relative;
`;

const Track = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: ${tokens.radius.media};
  ${focusRing}
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const Arrow = styled.button`
  position: absolute;
  inset-block-start: 50%;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};
  transform: translateY(-50%);
  cursor: pointer;

  &:disabled {
    opacity: 0;
    cursor: default;
  }
  &[data-to='before'] {
    inset-inline-start: ${tokens.space.s};
  }
  &[data-to='after'] {
    inset-inline-end: ${tokens.space.s};
  }
  ${focusRing}
`;

export interface CarouselProps {
  /** What is shown, for screen readers. */
  label: string;
  /** One slide for each child. */
  children: ReactNode;
}

/** A row of slides: swiped, scrolled, or moved by arrow keys and buttons. It never moves by itself. */
export function Carousel({ label, children }: CarouselProps) {
  const { t } = useLingui();
  const track = useRef<HTMLDivElement>(null);
  const still = usePrefersReducedMotion();
  const [place, setPlace] = useState(0);
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const count = slides.length;
  const shown = place + 1;
  const nameOf = (number: number) =>
    t({ id: 'ui.slide-of-count', message: `${number} of ${count}` });

  function show(next: number) {
    const to = Math.min(last, Math.max(0, next));
    setPlace(to);
    const element = track.current;
    element?.scrollTo?.({ left: to * element.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }
  function settle() {
    const element = track.current;
    if (element?.clientWidth) setPlace(Math.round(element.scrollLeft / element.clientWidth));
  }
  function press(event: KeyboardEvent) {
    const moves: Record<string, number | undefined> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }
  return (
    <Frame aria-roledescription={t({ id: 'ui.carousel', message: 'carousel' })} aria-label={label}>
      <Track
        ref={track}
        role="group"
        aria-label={t({ id: 'ui.slides-of', message: `${label}, slides` })}
        tabIndex={0}
        onScrollEnd={settle}
        onKeyDown={press}
      >
        {slides.map((slide, at) => (
          <Slide
            key={at}
            role="group"
            aria-roledescription={t({ id: 'ui.slide', message: 'slide' })}
            aria-label={nameOf(at + 1)}
            inert={at !== place}
          >
            {slide}
          </Slide>
        ))}
      </Track>
      {last > 0 && (
        <>
          <Arrow
            type="button"
            data-to="before"
            aria-label={t({ id: 'ui.previous-slide', message: 'Previous slide' })}
            disabled={place === 0}
            onClick={() => show(place - 1)}
          >
            <Chevron path="m9 2-6 6 6 6" />
          </Arrow>
          <Arrow
            type="button"
            data-to="after"
            aria-label={t({ id: 'ui.next-slide', message: 'Next slide' })}
            disabled={place === last}
            onClick={() => show(place + 1)}
          >
            <Chevron path="m5 2 6 6-6 6" />
          </Arrow>
        </>
      )}
      <VisuallyHidden role="status">
        {t({ id: 'ui.slide-shown', message: `Slide ${shown} of ${count}` })}
      </VisuallyHidden>
    </Frame>
  );
}

function Chevron({ path }: { path: string }) {
  return (
    <svg width="14" height="16" viewBox="0 0 14 16" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
