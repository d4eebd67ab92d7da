import { writtenLanguage } from '@aangan/messages';
import { Avatar, type Elements, lineHeight, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useSpeech } from '../speech/use-speech.ts';
import { specializationsText } from './detail-texts.ts';

const Identity = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: 0.875rem;

  > div {
    min-width: 0;
  }
  /* On a phone the name needs the room. */
  @media (max-width: 39.99em) {
    > :first-child {
      display: none;
    }
  }
`;

/** Every line of the bar is one line: three of them fit into its height. */
const Name = styled.h1`
  /* Signs above and below Devanagari reach over the line, which cuts what does not fit into it. */
  margin-block: -0.12em;
  padding-block: 0.12em;
  overflow: hidden;
  font-size: clamp(1.0625rem, 0.85rem + 0.9vw, 1.375rem);
  line-height: ${lineHeight(1.15)};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-lines='three'] {
    font-size: 1.125rem;
  }
`;

const Specializations = styled.p`
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
  line-height: ${lineHeight(1.35)};
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Said in any case, however long the first of them is. */
  > b {
    flex: none;
    font-weight: inherit;
  }
  /* A phone has room for one of them. */
  > :first-child {
    display: none;
  }
  ${when.medium} {
    > :first-child {
      display: block;
    }
    > :not(:first-child) {
      display: none;
    }
  }
  @media (max-width: 39.99em) {
    display: flex;
    gap: 0.3em;
  }
`;

const More = styled.div`
  @media (max-width: 39.99em) {
    display: none;
  }
`;

export interface ProfileIdentityProps {
  name: string;
  /** Its profile picture; its initial is drawn where there is none. */
  avatar: string | null;
  specializations: readonly string[];
  /** The level of the name as a heading. Default 1: it is the heading of the firm's page. */
  headingLevel?: 1 | 2 | 3;
  /** More to show in the sticky bar: details, a link. A phone has no room for it. */
  children?: Elements;
}

/** The firm's picture, name and specializations. */
export function ProfileIdentity(props: ProfileIdentityProps) {
  const { name, avatar, specializations, headingLevel = 1, children } = props;
  const { t } = useLingui();
  const speech = useSpeech();
  const line = specializationsText(specializations, speech);
  return (
    <Identity>
      <Avatar name={name} src={avatar} size={44} decorative />
      <div>
        <Name
          as={`h${headingLevel}`}
          translate="no"
          lang={writtenLanguage(name)}
          data-lines={children ? 'three' : 'two'}
        >
          {name}
        </Name>
        {line && (
          <Specializations title={line}>
            <span>{line}</span>
            <span>{specializations[0] && speech.say(specializations[0])}</span>
            {specializations.length > 1 && (
              <b>{t({ id: 'firms.and-more', message: 'and more' })}</b>
            )}
          </Specializations>
        )}
        {children && <More>{children}</More>}
      </div>
    </Identity>
  );
}
