import { useHost } from '@aangan/host';
import { Muted, Notice, TextLink } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { locale, clock } = useHost();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: clock.timeZone });
  return (
    <Notice
      heading={t({
        id: 'firms.profile-sent-back',
        message: 'Your profile is not in the listing yet: we have sent it back',
      })}
    >
      <Words>{why}</Words>
      <p>
        <TextLink as={Link} to={editPage}>
          {t({ id: 'firms.change-profile', message: 'Change your profile' })}
        </TextLink>
        <span>
          {t({
            id: 'firms.and-checked-again',
            message: ', and we check it once more.',
            comment: 'The end of the sentence that begins with the link “Change your profile”.',
          })}
        </span>
      </p>
      <Muted>
        <span>
          {t({ id: 'firms.sent-back-on', message: 'Sent back on', comment: 'A date follows.' })}
        </span>{' '}
        <time dateTime={at}>{date.format(new Date(at))}</time>
      </Muted>
    </Notice>
  );
}
