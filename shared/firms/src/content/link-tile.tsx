import { useSentences, writtenLanguage } from '@aangan/messages';
import { Badge, focusRing, lineHeight, MediaFrame, tokens, VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { ArchDrawing } from './arch-drawing.tsx';
import type { FeaturedLink, LinkKind } from './content.ts';
import { tileSizes } from './tile-sizes.ts';

const Tile = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  color: ${tokens.color.ink};
  text-decoration: none;
  ${focusRing}
`;

const Caption = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0.75rem;
  padding: clamp(0.875rem, 1.5vw, 1.5rem);

  &[data-over='picture'] {
    background: linear-gradient(rgb(28 21 16 / 0.34), ${tokens.color.veil} 60%);
    color: ${tokens.color.onAccent};
  }
`;

const Headline = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-family: ${tokens.font.display};
  font-size: clamp(1.125rem, 0.9rem + 1vw, 1.625rem);
  line-height: ${lineHeight(1.15)};
  letter-spacing: -0.01em;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;

  ${Tile}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`;

const Sheet = styled.span`
  display: block;
  aspect-ratio: 4 / 5;
`;

const kindLabels: Record<LinkKind, string> = {
  article: 'Article',
  blog: 'Blog',
  catalogue: 'Catalogue',
  brochure: 'Brochure',
};

export interface LinkTileProps {
  kind: LinkKind;
  link: Pick<FeaturedLink, 'title' | 'image_url'>;
  /** The link's address; null if it is not safe to link to. */
  href: string | null;
}

/** An article, blog or catalogue of the firm; opens in a new tab. */
export function LinkTile({ kind, link, href }: LinkTileProps) {
  const { t } = useLingui();
  const say = useSentences();
  const destination = href ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Tile {...destination}>
      {link.image_url ? (
        <MediaFrame
          src={link.image_url}
          alt=""
          color={tokens.color.inkSoft}
          sizes={tileSizes.regular}
        />
      ) : (
        <Sheet>
          <ArchDrawing tone="light" />
        </Sheet>
      )}
      <Caption data-over={link.image_url ? 'picture' : 'paper'}>
        <Badge>{say(kindLabels[kind])}</Badge>
        <Headline lang={writtenLanguage(link.title)}>{link.title}</Headline>
      </Caption>
      {href && (
        <VisuallyHidden>
          {t({ id: 'firms.opens-in-new-tab', message: 'Opens in a new tab' })}
        </VisuallyHidden>
      )}
    </Tile>
  );
}
