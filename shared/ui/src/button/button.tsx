import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonConfig, buttonLook } from './button-look.ts';

const Root = styled.button.withConfig(buttonConfig)<ButtonLook>`
  ${buttonLook}
`;

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: keeps focus and its name, takes no further press. */
  busy?: boolean;
}

/** A button; `type` is "button" unless told otherwise. `data-state` is "idle" or "busy". */
export function Button({ busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  // A busy button stays focusable: `disabled` would throw a keyboard user back to the top of the page.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || undefined}
      data-state={busy ? 'busy' : 'idle'}
    >
      {busy && <Spinner size="inline" />}
      {children}
    </Root>
  );
}

/** A link that looks like a button; `as={Link}` for a page of the site. */
export const ButtonLink = styled.a.withConfig(buttonConfig)<ButtonLook>`
  ${buttonLook}
`;
