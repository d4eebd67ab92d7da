import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Elements } from '../layout/elements.ts';
import { Heading } from '../text/text.tsx';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import { CloseButton } from './close-button.tsx';
import { focusFirstField } from './focus-first-field.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const slide = keyframes`from { transform: translateY(100%); }`;
const appear = keyframes`from { opacity: 0; }`;

const Sheet = styled.dialog`
  width: min(100vw - 2rem, 36rem);
  max-height: min(100dvh - 2rem, 52rem);
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.lifted};
  overscroll-behavior: contain;
  /* A dialog can be opened inside a bar, whose text alignment and wrapping it would inherit. */
  text-align: start;
  white-space: normal;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} ${tokens.motion.calm} ${tokens.motion.ease};
  }
  &[data-size='small'] {
    width: min(100vw - 2rem, 26rem);

    h2 {
      font-size: ${tokens.type.subheading};
    }
  }
  &[data-size='sheet'] {
    @media (max-width: 39.99em) {
      width: 100vw;
      max-width: none;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }
  }
  /* From below, over the whole width of a phone. */
  &[data-size='bottom'] {
    @media (max-width: 39.99em) {
      width: 100vw;
      max-width: none;
      max-height: 88dvh;
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;

      &[open] {
        animation-name: ${slide};
      }
    }
  }
  /* The whole window, dark, for pictures. */
  &[data-size='full'] {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
    background: #1b1511;
    color: ${tokens.color.paper};

    header {
      align-items: center;
      padding: ${tokens.space.s} ${tokens.space.l};
    }
    h2 {
      overflow: hidden;
      font-size: ${tokens.type.subheading};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    header button {
      margin-block-start: 0;
      color: inherit;
    }
    header button:hover {
      background: ${tokens.color.paper};
      color: ${tokens.color.ink};
    }
    header button:focus-visible {
      outline-color: currentcolor;
    }
    > div {
      flex: 1;
      min-height: 0;
      padding: 0;
      overflow: hidden;
    }
  }
  &::backdrop {
    background: ${tokens.color.veil};
    animation: ${appear} ${tokens.motion.calm};
  }
  /* In place of one of its size that has risen already. */
  &[data-replaces],
  &[data-replaces]::backdrop {
    animation: none;
  }
  ${when.reducedMotion} {
    &[open],
    &::backdrop {
      animation: none;
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.s};
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 ${tokens.space.l} ${tokens.space.l};
  overflow-y: auto;
`;

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};
`;

export interface DialogProps {
  open: boolean;
  /** The title, which is also the accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: Elements;
  /**
   * `sheet` is for forms and fills the screen of a phone. `bottom` rises from the lower edge of a phone.
   * `full` fills the window, for pictures.
   */
  size?: 'regular' | 'small' | 'sheet' | 'bottom' | 'full';
  /** `alertdialog` is announced with its content at once. */
  role?: 'dialog' | 'alertdialog';
  /** Called on Escape, the close button, and a press outside. */
  onClose: () => void;
}

/**
 * A modal dialog on the browser's own <dialog>, which keeps the focus inside, makes the page behind inert and gives
 * the focus back on close. The element with `data-autofocus` is focused first, else the first field of a form.
 */
export function Dialog(props: DialogProps) {
  // Unmounted while closed, so that its content starts with fresh state every time it opens.
  return props.open ? <OpenDialog {...props} /> : null;
}

/** The size of a dialog that React removes in the current commit: another dialog may replace it in the same commit. */
let leavingSize: string | undefined;

function noteLeaving(size: string | undefined) {
  leavingSize = size;
  // React mounts and unmounts the parts of one commit synchronously, so a microtask runs after the commit.
  queueMicrotask(() => {
    leavingSize = undefined;
  });
}

function OpenDialog(props: DialogProps) {
  const { title, children, actions, size = 'regular', role = 'dialog', onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-replaces', leavingSize === element.dataset.size);
    element?.showModal();
    const asked = element?.querySelector<HTMLElement>('[data-autofocus]');
    asked?.focus();
    const hasFields = size === 'regular' || size === 'small' || size === 'sheet';
    const stopWaiting = element && !asked && hasFields ? focusFirstField(element) : undefined;
    return () => {
      stopWaiting?.();
      noteLeaving(element?.dataset.size);
      // The browser gives the focus back only if the dialog is closed before it leaves the page.
      element?.close();
    };
  }, [size]);

  // Press and release must both be outside: selecting text in a field can end outside the dialog.
  const pressedBeside = useRef(false);
  const isBeside = ({ target }: SyntheticEvent) => target === dialog.current;
  function release(event: SyntheticEvent) {
    // Ignore the second click of a double click that opened the dialog.
    const isSecond = 'detail' in event && Number(event.detail) > 1;
    if (pressedBeside.current && isBeside(event) && !isSecond) onClose();
  }
  function cancel(event: SyntheticEvent) {
    // React bubbles the events of a nested dialog to this one.
    if (event.target !== dialog.current) return;
    // `open` is controlled: without this the browser would close the dialog on its own.
    event.preventDefault();
    onClose();
  }

  return (
    <Sheet
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      data-size={size}
      onCancel={cancel}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={release}
    >
      <Head>
        <Heading id={`${id}-title`}>{title}</Heading>
        <CloseButton onClose={onClose} />
      </Head>
      <Body id={`${id}-body`}>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </Sheet>
  );
}
