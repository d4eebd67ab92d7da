import { ButtonLink, Notice, Stack } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface DeadLinkProps {
  children: ReactNode;
  /** Where to get a new link. */
  to: string;
  label: string;
}

/** Says that a link from a mail is used, expired or incomplete, and how to get a new one. */
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
