import { missingWords, pagesElsewhere } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { OutsideLink, Row } from '@aangan/ui';

/** Links to the websites of a firm or person, or 'Not specified'. */
export function Websites(props: Parameters<typeof pagesElsewhere>[0]) {
  const say = useSentences();
  const links = pagesElsewhere(props);
  if (links.length === 0) return <p>{say(missingWords.notSpecified)}</p>;
  return (
    <Row gap="l">
      {links.map(({ label, url }) => (
        <OutsideLink key={label} href={url}>
          {say(label)}
        </OutsideLink>
      ))}
    </Row>
  );
}
