import type { ComposeLink } from '@aangan/registry-client';
import { Button, Muted, Notice, OutsideLink, Row, Stack, toasts } from '@aangan/ui';
import { instantText } from '../layout/release-texts.ts';
import { OpenOnProduction } from './open-on-production.tsx';

/**
 * The link, its differences from what visitors get, and the gate's verdict.
 * @param isLocal whether it names servers of one computer; such links open in one tab only
 * @param isChecking whether the gate is still checking the releases
 * @param unchecked why the gate could not check them
 */
export function MadeLink({
  made,
  isLocal,
  isChecking,
  unchecked,
}: {
  made: ComposeLink;
  isLocal: boolean;
  isChecking: boolean;
  unchecked: string | undefined;
}) {
  const { id, link, differences, problems, expiresAt } = made;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toasts.success('Copied.'),
      () => toasts.error('The browser does not let the console copy. Select the link instead.'),
    );
  return (
    <Notice tone="success" heading="The link is ready">
      <Stack gap="s">
        <OutsideLink href={link}>{link}</OutsideLink>
        <Row>
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
          {!isLocal && <OpenOnProduction linkId={id} />}
          <Muted>{`Valid until ${instantText(expiresAt)}`}</Muted>
        </Row>
        {differences.length === 0 && <p>It is what production serves.</p>}
        {differences.map(({ name, version, served }) => (
          <p key={name}>{`${name}: ${served ?? 'nothing'} → ${version}`}</p>
        ))}
        {isChecking && <p>The gate opens the pages …</p>}
        {unchecked !== undefined && <p>{`The gate could not look at them: ${unchecked}`}</p>}
        {problems.map((problem) => (
          <p key={problem}>{`The gate would refuse it: ${problem}`}</p>
        ))}
      </Stack>
    </Notice>
  );
}
