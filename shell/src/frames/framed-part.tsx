import { framesPath } from '@aangan/manifest/framed';
import { Button, ConfirmDialog, ErrorState, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { FrameSize } from './tell-size.ts';
import { type FramedPartOptions, useBoundFrame } from './use-bound-frame.ts';
import { useFrameAddress } from './use-frame-address.ts';

/** Until the frame has said how high it is: a page as high as the screen, a part as high as a button. */
const Frame = styled.iframe<{ $isPage: boolean }>`
  display: block;
  /* In what shrinks to its content, the width is that which the place has; a frame by itself would be 300 pixels wide. */
  width: 0;
  min-width: 100%;
  height: var(--shown, ${({ $isPage }) => ($isPage ? 'calc(100vh - 4.5rem)' : '3rem')});
  border: 0;
  color-scheme: light;

  ${when.print} {
    height: var(--printed);
  }
`;

/** Over the page it names whose it is, above what the frame shows. */
const Place = styled.div<{ $isPage: boolean }>`
  ${({ $isPage }) =>
    !$isPage &&
    css`
      &::before {
        content: '';
        display: block;
        width: var(--wide, 3rem);
        max-width: 100%;
      }
    `}

  &:popover-open {
    display: flex;
    flex-direction: column;
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: ${tokens.color.paper};

    iframe {
      flex: 1;
      min-height: 0;
    }
  }
`;

const Whose = styled.div`
  display: flex;
  gap: ${tokens.space.m};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space.s} ${tokens.space.l};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  overflow-wrap: anywhere;

  button {
    flex: none;
    color: inherit;
    border-color: currentcolor;
  }
`;

/**
 * A page or part of a remote of low trust, in a frame of another origin: without the session, the storage and the
 * document of the page. Its first paint comes from the server, and its height follows its content.
 */
export function FramedPart(options: FramedPartOptions & { props: object }) {
  const { remote, expose, languages, props, onFailed } = options;
  const { t } = useLingui();
  const { isPage, ...at } = useFrameAddress({ remote, expose, props });
  const { address } = at;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState(address);
  const place = useRef<HTMLDivElement>(null);
  const bound = useBoundFrame({ remote, expose, languages, onFailed, ...at });
  const { frame, size, isStopped, isOver, leaving } = bound;
  const team = remote.team ?? remote.name;
  const isElsewhere = leaving?.protocol.startsWith('http');
  useLayoutEffect(() => {
    const element = place.current;
    if (!isOver || !element) return undefined;
    // In the top layer, without being moved: a frame that is moved loads again.
    element.popover = 'manual';
    element.showPopover();
    return () => element.removeAttribute('popover');
  }, [isOver]);

  if (isStopped) {
    const retry = () => {
      setOpened(address);
      setAttempt(attempt + 1);
      bound.begin();
    };
    return (
      <ErrorState
        title={t({ id: 'shell.frame-stopped', message: 'This part of the page has stopped' })}
        onRetry={retry}
      >
        <p>
          <Trans id="shell.frame-stopped-what-to-do">
            It comes from the team {team} and did not work as it should, so we have hidden it.
            Everything else still works.
          </Trans>
        </p>
      </ErrorState>
    );
  }
  return (
    <Place ref={place} $isPage={isPage} {...(size && { style: lengthsOf(size) })}>
      {isOver && (
        <Whose>
          <Trans id="shell.frame-over">
            Shown by the team {team}. Never enter your password here.
          </Trans>
          <Button variant="secondary" size="small" onClick={bound.closeDialog}>
            <Trans id="shell.frame-close">Close</Trans>
          </Button>
        </Whose>
      )}
      <Frame
        key={attempt}
        ref={frame}
        $isPage={isPage}
        title={t({ id: 'shell.frame-title', message: `Shown by the team ${team}` })}
        src={framesPath + remote.name + opened}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
      <ConfirmDialog
        open={leaving !== null}
        title={t({
          id: 'shell.frame-leave',
          message: `Open ${leaving?.host || leaving?.pathname || ''}?`,
        })}
        confirmLabel={t({ id: 'shell.frame-leave-open', message: 'Open' })}
        onConfirm={() => {
          window.open(leaving?.href, isElsewhere ? '_blank' : '_self', 'noopener,noreferrer');
          bound.stay();
        }}
        onCancel={bound.stay}
      >
        <p>
          {isElsewhere ? (
            <Trans id="shell.frame-leave-why">
              A link of the team {team} leads to another site. It opens in a new tab.
            </Trans>
          ) : (
            <Trans id="shell.frame-leave-mail">
              A link of the team {team} opens your mail or phone.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </Place>
  );
}

const lengthsOf = ({ height, printed, width }: FrameSize) =>
  ({
    '--shown': `${height}px`,
    '--printed': `${printed}px`,
    '--wide': `${width}px`,
  }) as CSSProperties;
