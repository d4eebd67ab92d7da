import { TextLink, VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** A link to a page of the site that opens in a new tab, so that nothing typed is lost. */
export function LinkBeside({ to, children }: { to: string; children: string }) {
  const { t } = useLingui();
  return (
    <TextLink as={Link} to={to} target="_blank">
      <span>{children}</span>
      <VisuallyHidden>{` ${t({ id: 'auth.opens-in-new-tab', message: '(opens in a new tab)' })}`}</VisuallyHidden>
    </TextLink>
  );
}
