import { dateFormat, portfolioCategories } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences, writtenLanguage } from '@aangan/messages';
import {
  Badge,
  type Elements,
  MediaFrame,
  Muted,
  Row,
  Stack,
  Subheading,
  tokens,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { PortfolioItem } from '../api/list-items.ts';

const Badges = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.s};
  inset-inline: ${tokens.space.s};
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.xs};
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.xs};
`;

const Title = styled(Subheading)`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** As high as the title's first line, so that the buttons add no space below it. */
const Actions = styled.div`
  display: flex;
  flex: none;
  margin-block: -0.5rem;
`;

interface ItemCardProps {
  item: PortfolioItem;
  /** Fetches the picture at once: for the first cards of a page. */
  priority: boolean;
  /** What the owner can do with it. */
  children?: Elements;
}

/** One item as its owner sees it. */
export function ItemCard({ item, priority, children }: ItemCardProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { clock, locale } = useHost();
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: clock.timeZone });
  const { title, description, media_type, image_url, video_url, created_at } = item;
  const isVideo = media_type === 'VIDEO';
  return (
    <Stack as="article" gap="s">
      <MediaFrame
        kind={isVideo ? 'video' : 'image'}
        src={(isVideo ? video_url : image_url) ?? ''}
        poster={isVideo ? image_url : null}
        alt={item.alt_text || title}
        color={item.dominant_color}
        naturalWidth={item.media_width}
        priority={priority}
        sizes="(min-width: 64em) 27rem, (min-width: 40em) 45vw, 92vw"
      >
        <Badges>
          <Badge>
            {isVideo
              ? t({ id: 'portfolio.video', message: 'Video' })
              : t({ id: 'portfolio.image', message: 'Image' })}
          </Badge>
          {item.is_profile_picture && (
            <Badge data-tone="accent">
              <Trans id="portfolio.profile-picture">Profile Picture</Trans>
            </Badge>
          )}
        </Badges>
      </MediaFrame>
      <Stack gap="hair">
        <Head>
          <Title as="h2" title={title} lang={writtenLanguage(title)}>
            {title}
          </Title>
          {children && <Actions>{children}</Actions>}
        </Head>
        <Row gap="xs">
          <Muted>{say(categoryLabel(item.category))}</Muted>
          <Muted aria-hidden="true">·</Muted>
          <Muted as="time" dateTime={created_at}>
            {day.format(new Date(created_at))}
          </Muted>
        </Row>
        <Description lang={writtenLanguage(description)}>{description}</Description>
      </Stack>
    </Stack>
  );
}

function categoryLabel(category: string): string {
  return portfolioCategories.find(({ id }) => id === category)?.label ?? category;
}
