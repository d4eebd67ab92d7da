import { Muted, TextLink } from '@aangan/ui';

/**
 * The run of continuous integration that published a release. Its address is a publisher's text: it is a link only if
 * it leads to a page of the web.
 */
export function RunLink({ url }: { url: string }) {
  if (!isWebAddress(url)) return <Muted style={{ overflowWrap: 'anywhere' }}>{url}</Muted>;
  return (
    <TextLink href={url} rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
      The run that published it
    </TextLink>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
