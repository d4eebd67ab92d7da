import { Button, type Elements, Spinner, TryAgain, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  position: relative;
  min-height: 0;
`;

/** Reversed, so that it stands at its end, and what is put in above moves nothing. */
const Area = styled.div`
  display: flex;
  flex-direction: column-reverse;
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.paper};

  &:focus-visible {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: ${tokens.space.m} ${tokens.space.m} 0;
`;

const Top = styled.div`
  display: grid;
  place-items: center;
  min-height: 2.75rem;
`;

const ToEnd = styled(Button)`
  position: absolute;
  inset-block-end: ${tokens.space.s};
  inset-inline-start: 50%;
  translate: -50%;
  box-shadow: ${tokens.shadow.lifted};
`;

/** Pixels from the end within which a reader sees the newest message. */
const nearPx = 80;
/** Pixels from the start within which earlier messages are loaded. */
const earlyPx = 400;

interface ScrollerProps {
  label: string;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  hasFailed: boolean;
  onEarlier: () => void;
  /** Changes with the newest message. */
  newest: string;
  isOwnNewest: boolean;
  /** Told whether the end is in view. */
  onAtEnd: (isAtEnd: boolean) => void;
  children: Elements;
}

/** The messages of a thread, from their end. Earlier ones are loaded on scrolling up. */
export function Scroller(props: ScrollerProps) {
  const { label, hasEarlier, isLoadingEarlier, hasFailed, onEarlier, newest, isOwnNewest } = props;
  const { t } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [hasNews, setNews] = useState(false);
  const seen = useRef(newest);

  function toEnd() {
    area.current?.scrollTo({ top: 0 });
    setNews(false);
  }
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    if (isOwnNewest) area.current?.scrollTo?.({ top: 0 });
    else if (!isAtEnd) setNews(true);
  }, [newest, isOwnNewest, isAtEnd]);

  function follow() {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = area.current ?? {};
    // From the end, and negative: the area is reversed.
    const fromEnd = Math.abs(scrollTop);
    const isNear = fromEnd < nearPx;
    setAtEnd(isNear);
    props.onAtEnd(isNear);
    if (isNear) setNews(false);
    const canLoad = hasEarlier && !isLoadingEarlier && !hasFailed;
    if (canLoad && scrollHeight - clientHeight - fromEnd < earlyPx) onEarlier();
  }
  return (
    <Frame>
      <Area ref={area} tabIndex={0} role="log" aria-live="off" aria-label={label} onScroll={follow}>
        <Content>
          <Top>
            {isLoadingEarlier && (
              <Spinner
                label={t({
                  id: 'conversations.loading-earlier',
                  message: 'Loading earlier messages…',
                })}
              />
            )}
            {hasFailed && !isLoadingEarlier && <TryAgain onRetry={onEarlier} />}
            {hasEarlier && !isLoadingEarlier && !hasFailed && (
              <Button size="small" variant="quiet" onClick={onEarlier}>
                <Trans id="conversations.earlier">Earlier messages</Trans>
              </Button>
            )}
          </Top>
          {props.children}
        </Content>
      </Area>
      {hasNews && (
        <ToEnd size="small" onClick={toEnd}>
          <Trans id="conversations.new-messages">New messages</Trans>
        </ToEnd>
      )}
    </Frame>
  );
}
