import { ButtonLink, Notice, Stack } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface DeadLinkProps {
  children: ReactNode;
  /** Where a new one comes from. */
  to: string;
  label: string;
}

/** A link of a mail that was used, has expired or came incomplete, and the way to what it was for. */
export function DeadLink({ children, to, label }: DeadLinkProps) {
  return (
    <Stack gap="l" align="start">
      <Notice tone="error">{children}</Notice>
      <ButtonLink as={Link} to={to}>
        {label}
      </ButtonLink>
    </Stack>
  );
}
