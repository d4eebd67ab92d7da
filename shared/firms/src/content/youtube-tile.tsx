import { writtenLanguage } from '@aangan/messages';
import {
  ButtonLink,
  focusRing,
  lineHeight,
  MediaFrame,
  PlayMark,
  pressHere,
  Spinner,
  tokens,
} from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { ArchDrawing } from './arch-drawing.tsx';
import type { FeaturedLink } from './content.ts';
import { tileSizes } from './tile-sizes.ts';
import { YoutubePlayer } from './youtube-player.tsx';

const Tile = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};

  > * {
    grid-area: 1 / 1;
  }
`;

const Cover = styled.a`
  position: relative;
  display: grid;
  width: 100%;
  color: inherit;
  text-decoration: none;
  ${focusRing}

  &:focus-visible {
    outline-color: ${tokens.color.paper};
    outline-offset: -4px;
  }
  > * {
    grid-area: 1 / 1;
  }
`;

const Caption = styled.span`
  z-index: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${tokens.space.l};
  padding: clamp(1.125rem, 2.4vw, 2.25rem);

  &[data-over='picture'] {
    background: linear-gradient(rgb(28 21 16 / 0.3), ${tokens.color.veil} 70%);
  }
`;

const Headline = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.heading};
  line-height: ${lineHeight(1.12)};
  letter-spacing: -0.014em;
  text-wrap: balance;
`;

const Failed = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.m};
  padding: ${tokens.space.l};
  text-align: center;

  a {
    border-color: currentcolor;
    color: inherit;
  }
  a:hover {
    color: ${tokens.color.ink};
  }
`;

export interface YoutubeTileProps {
  link: FeaturedLink;
  /** The video's id; null if the address is not that of a YouTube video. */
  videoId: string | null;
}

/**
 * A YouTube video. Nothing is fetched from YouTube before the play button is pressed; the picture and title stay until
 * the player has loaded.
 */
export function YoutubeTile({ link, videoId }: YoutubeTileProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'cover' | 'loading' | 'playing' | 'failed'>('cover');
  if (!videoId) {
    return (
      <Tile data-state="invalid">
        <Failed>
          <Headline lang={writtenLanguage(link.title)}>{link.title}</Headline>
          <p>{t({ id: 'firms.youtube-invalid', message: 'Invalid YouTube URL' })}</p>
        </Failed>
      </Tile>
    );
  }
  return (
    <Tile data-state={state}>
      {(state === 'cover' || state === 'loading') && (
        <VideoCover
          link={link}
          videoId={videoId}
          isLoading={state === 'loading'}
          onPlay={() => setState('loading')}
        />
      )}
      {(state === 'loading' || state === 'playing') && (
        <YoutubePlayer
          videoId={videoId}
          title={link.title}
          isReady={state === 'playing'}
          onReady={() => setState('playing')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'failed' && (
        <Failed role="alert">
          <p>{t({ id: 'firms.video-failed', message: 'Failed to load video' })}</p>
          <ButtonLink
            variant="secondary"
            href={onYoutube(videoId)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t({ id: 'firms.watch-on-youtube', message: 'Watch on YouTube' })}
          </ButtonLink>
        </Failed>
      )}
    </Tile>
  );
}

interface VideoCoverProps {
  link: FeaturedLink;
  videoId: string;
  isLoading: boolean;
  onPlay: () => void;
}

/** Plays the video here; a browser without scripts opens it on YouTube. */
function VideoCover({ link, videoId, isLoading, onPlay }: VideoCoverProps) {
  const { t } = useLingui();
  const { title } = link;
  return (
    <Cover
      href={onYoutube(videoId)}
      rel="noopener noreferrer"
      aria-label={t({ id: 'firms.play-video-of', message: `Play video: ${title}` })}
      aria-busy={isLoading}
      onClick={(event) => pressHere(event, onPlay)}
    >
      {link.image_url ? (
        <MediaFrame src={link.image_url} alt="" sizes={tileSizes.large} />
      ) : (
        <ArchDrawing tone="dark" />
      )}
      <Caption data-over={link.image_url ? 'picture' : 'drawing'}>
        {isLoading ? <Spinner size="inline" /> : <PlayMark />}
        <Headline lang={writtenLanguage(link.title)}>{link.title}</Headline>
      </Caption>
    </Cover>
  );
}

const onYoutube = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
