import { detailNames } from '@aangan/domain';
import { useSentences, writtenLanguage } from '@aangan/messages';
import {
  Badge,
  BreakableName,
  Container,
  Eyebrow,
  lineHeight,
  MediaFrame,
  type Post,
  Row,
  TextLink,
  tokens,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { awayText } from '../answers/answer-texts.ts';
import { CheckList } from '../evidence/check-list.tsx';
import type { EvidenceCheckData } from '../evidence/check-texts.ts';
import { factStyle } from './fact-style.ts';
import { splitHeadline } from './headline.ts';

const Cover = styled.section`
  display: grid;
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.l} ${tokens.space.xl};

  ${when.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    grid-template-rows: 1fr auto;
    row-gap: 0;
    column-gap: clamp(1.75rem, 6vw, 7rem);
    /* Were the text at the bottom, it would move as what is below it arrives. */
    align-items: start;
    padding-block-start: ${tokens.space.xxl};
  }
`;

const Picture = styled.div`
  /* On a phone what the firm does should be on the first screens. */
  @media (max-width: 39.99em) {
    && > * {
      aspect-ratio: 6 / 5;
    }
  }
  ${when.medium} {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: start;
  }
`;

/** For phones, where the bar cuts the name. Hidden from screen readers: they already read the heading in the bar. */
const WholeName = styled.p.attrs({ translate: 'no', 'aria-hidden': true })`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.heading};
  line-height: ${lineHeight(1.12)};
  text-wrap: balance;

  ${when.medium} {
    display: none;
  }
`;

/** The badge is taller than the line beside it, and the name on a phone follows closely. */
const Place = styled(Row)`
  margin-block-end: ${tokens.space.hair};

  &:empty {
    display: none;
  }
`;

const Headline = styled.p`
  margin-block-start: ${tokens.space.m};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  font-weight: 350;
  line-height: ${lineHeight(1.08)};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Checks = styled.div`
  margin-block-start: ${tokens.space.m};

  &:empty {
    display: none;
  }
`;

const Rest = styled.p`
  max-width: 42rem;
  color: ${tokens.color.inkSoft};
  white-space: pre-line;
  text-wrap: pretty;

  @media (max-width: 39.99em) {
    order: 2;
  }
`;

/** On a phone, where the text can be long, the links come before the details and the text after them. */
const Story = styled.div`
  display: contents;

  ${when.medium} {
    display: flex;
    flex-direction: column-reverse;
    gap: ${tokens.space.l};
    grid-row: 2;
    grid-column: 1;
    padding-block-start: ${tokens.space.l};
  }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${tokens.space.l};

  @media (max-width: 39.99em) {
    order: 1;
  }
  ${when.medium} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-start: ${tokens.space.xl};
  }
  ${when.wide} {
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  }
  > [data-in='bar'] {
    ${when.medium} {
      display: none;
    }
  }
  > [data-size='row'] {
    grid-column: 1 / -1;
  }
  ${factStyle}
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem ${tokens.space.l};

  a {
    padding-block: 0.375rem;
  }
`;

/** A detail of a firm; `exact` is the full amount behind a shortened one. */
export interface ProfileDetail {
  name: string;
  value: string;
  exact?: string;
  /** Whether the bar shows the detail on larger screens: the cover then shows it only on phones. */
  inBar?: boolean;
}

export interface ProfileCoverProps {
  name: string;
  city: string | null;
  /** The firm's text about itself; '' where it has none. */
  bio: string;
  /** What the firm does, in one line; '' for none. On a phone the bar shows only a part of it. */
  specializations: string;
  picture: Post | undefined;
  /** The day on which it is back, YYYY-MM-DD; null: it is not away. */
  awayUntil: string | null;
  /** Whether a registration with the Council of Architecture was checked: else nobody is called an architect. */
  isArchitect?: boolean;
  /** What operators have checked of it. */
  checks: readonly EvidenceCheckData[];
  details: readonly ProfileDetail[];
  /** The firm's other websites. */
  links: readonly { label: string; url: string }[];
}

/** The top of a firm's page: a picture of its work, its bio, its most important details. */
export function ProfileCover(props: ProfileCoverProps) {
  const { name, city, bio, specializations, picture, awayUntil, details, links } = props;
  const { i18n, t } = useLingui();
  const say = useSentences();
  const { headline, rest } = splitHeadline(bio);
  return (
    <Container>
      <Cover aria-label={t({ id: 'firms.about-firm', message: `About ${name}` })}>
        {picture && (
          <Picture>
            <MediaFrame
              src={picture.media_url}
              alt={picture.alt_text || picture.caption}
              color={picture.dominant_color}
              naturalWidth={picture.media_width}
              sizes="(min-width: 40em) 33vw, 92vw"
              shape="arch"
              priority
            />
          </Picture>
        )}
        <div>
          <Place gap="s">
            {city && <Eyebrow>{say(city)}</Eyebrow>}
            {props.isArchitect && <Badge>{say('Architect')}</Badge>}
            {awayUntil && <Badge data-tone="accent">{awayText(awayUntil, i18n)}</Badge>}
          </Place>
          <WholeName lang={writtenLanguage(name)}>
            <BreakableName>{name}</BreakableName>
          </WholeName>
          {headline && <Headline lang={writtenLanguage(headline)}>{headline}</Headline>}
          <Checks>
            <CheckList checks={props.checks} />
          </Checks>
        </div>
        <Details>
          {specializations && (
            <div data-in="bar" data-size="row">
              <dt>{say(detailNames.specializations)}</dt>
              <dd>{specializations}</dd>
            </div>
          )}
          {details.map(({ name: detail, value, exact, inBar }) => (
            <div key={detail} data-in={inBar ? 'bar' : undefined}>
              <dt>{say(detail)}</dt>
              <dd title={exact} lang={writtenLanguage(value)}>
                {value}
              </dd>
            </div>
          ))}
        </Details>
        <Story>
          <WebsiteLinks links={links} />
          {rest && <Rest lang={writtenLanguage(rest)}>{rest}</Rest>}
        </Story>
      </Cover>
    </Container>
  );
}

function WebsiteLinks({ links }: Pick<ProfileCoverProps, 'links'>) {
  const { t } = useLingui();
  const say = useSentences();
  if (links.length === 0) return null;
  return (
    <Links>
      {links.map(({ label, url }) => (
        <TextLink key={label} href={url} target="_blank" rel="noopener noreferrer">
          <span>{say(label)}</span>
          <VisuallyHidden>
            {` ${t({ id: 'firms.link-opens-in-new-tab', message: '(opens in a new tab)' })}`}
          </VisuallyHidden>
        </TextLink>
      ))}
    </Links>
  );
}
