import { isLinkedinUrl, isWebUrl } from '@aangan/domain';
import { Container, Eyebrow, MediaFrame, TextLink, tokens, VisuallyHidden, when } from '@aangan/ui';
import styled from 'styled-components';
import type { DesignerProfileData } from '../api/designer-profile.ts';
import { factsOf } from '../model/facts.ts';
import { openingOf } from '../model/opening.ts';

const Cover = styled.section`
  display: grid;
  gap: ${tokens.space.xl};
  padding-block: ${tokens.space.l} ${tokens.space.xl};

  ${when.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: clamp(1.75rem, 6vw, 7rem);
    align-items: end;
    padding-block-start: ${tokens.space.xxl};
  }
`;

const Picture = styled.div`
  ${when.medium} {
    grid-row: 1;
    grid-column: 2;
  }
`;

const Opening = styled.p`
  margin-block-start: ${tokens.space.m};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  font-weight: 350;
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Rest = styled.p`
  max-width: 42rem;
  margin-block-start: ${tokens.space.l};
  color: ${tokens.color.inkSoft};
  white-space: pre-line;
  text-wrap: pretty;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${tokens.space.l};

  ${when.medium} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${when.wide} {
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  }
  div {
    padding-block: 0.75rem;
    border-block-start: 1px solid ${tokens.color.line};
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.micro};
    line-height: 1.5;
  }
  dd {
    font-weight: 500;
    line-height: 1.35;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem ${tokens.space.l};
  margin-block-start: ${tokens.space.l};

  a {
    padding-block: 0.375rem;
  }
`;

/** The firm's newest picture, its own words, and the facts one asks for first. */
export function ProfileCover({ designer }: { designer: DesignerProfileData }) {
  const { opening, rest } = openingOf(designer.bio);
  const picture = designer.instagram_posts.find((post) => post.media_type === 'IMAGE');
  return (
    <Container>
      <Cover aria-label={`About ${designer.full_name}`}>
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
          {designer.city && <Eyebrow>{designer.city}</Eyebrow>}
          {opening && <Opening>{opening}</Opening>}
          {rest && <Rest>{rest}</Rest>}
          <Elsewhere designer={designer} />
        </div>
        <Facts>
          {factsOf(designer).map(({ name, value, exact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd title={exact}>{value}</dd>
            </div>
          ))}
          {designer.rating > 0 && (
            <div>
              <dt>Rating</dt>
              <dd>
                {designer.rating.toFixed(1)} out of 5 ({designer.reviews_count})
              </dd>
            </div>
          )}
        </Facts>
      </Cover>
    </Container>
  );
}

function Elsewhere({ designer }: { designer: DesignerProfileData }) {
  const { linkedin_profile: linkedin } = designer;
  const links = [
    { label: 'Website', url: webUrl(designer.portfolio_website) },
    { label: 'Instagram', url: webUrl(designer.instagram_profile) },
    { label: 'LinkedIn', url: linkedin && isLinkedinUrl(linkedin) ? linkedin : null },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []));
  if (links.length === 0) return null;
  return (
    <Links>
      {links.map(({ label, url }) => (
        <TextLink key={label} href={url} target="_blank" rel="noopener noreferrer">
          {label}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      ))}
    </Links>
  );
}

function webUrl(address: string | null): string | null {
  return address && isWebUrl(address) ? address : null;
}
