import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonConfig, buttonLook } from './button-look.ts';

const Root = styled.button.withConfig(buttonConfig)<ButtonLook>`
  ${buttonLook}
`;

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that its action is running: keeps focus and name, ignores presses. */
  busy?: boolean;
}

/** A button, with `type="button"` by default. `data-state` is "idle" or "busy". */
export function Button({ busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  // A busy button stays focusable: `disabled` would move the focus of keyboard users to the top of the page.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      data-state={busy ? 'busy' : 'idle'}
    >
      {children}
    </Root>
  );
}

/** A link that looks like a button; `as={Link}` for a page of the site. */
export const ButtonLink = styled.a.withConfig(buttonConfig)<ButtonLook>`
  ${buttonLook}
`;
