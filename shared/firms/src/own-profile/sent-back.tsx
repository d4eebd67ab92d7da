import { useHost } from '@aangan/host';
import { Muted, Notice, TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Words = styled.blockquote`
  margin: 0.5rem 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface SentBackProps {
  why: string;
  at: string;
  /** The page where the firm's details are edited. */
  editPage: string;
}

/** Why an operator sent the profile back, in the operator's words, and what to do. */
export function SentBack({ why, at, editPage }: SentBackProps) {
  const { locale, clock } = useHost();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: clock.timeZone });
  return (
    <Notice heading="Your profile is not in the listing yet: we have sent it back">
      <Words>{why}</Words>
      <p>
        <TextLink as={Link} to={editPage}>
          Change your profile
        </TextLink>
        , and we check it once more.
      </p>
      <Muted>
        Sent back on <time dateTime={at}>{date.format(new Date(at))}</time>
      </Muted>
    </Notice>
  );
}
