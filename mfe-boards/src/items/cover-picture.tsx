import { ArchGlyph, type Elements, MediaFrame, PlayMark, type Post, tokens } from '@aangan/ui';
import styled from 'styled-components';

/** A frame without a picture. */
const Blank = styled.div`
  display: grid;
  aspect-ratio: var(--cover-ratio);
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};
  line-height: 1.4;
  text-align: center;

  svg {
    color: ${tokens.color.lineStrong};
  }
`;

interface CoverPictureProps {
  picture: Post | null;
  /** Alternative text; '' for decoration. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Fetches the picture at once. */
  priority?: boolean;
  /** Whether a video says that it is one. */
  marksVideos?: boolean;
  /** What a frame without a picture says. */
  children?: Elements;
}

/** A picture, or the still of a video, in the ratio `--cover-ratio` of what is around it; a drawing where there is none. */
export function CoverPicture(props: CoverPictureProps) {
  const { picture, alt, sizes, priority = false, marksVideos = false, children } = props;
  if (!picture) {
    return (
      <Blank>
        <ArchGlyph />
        {children}
      </Blank>
    );
  }
  const isVideo = picture.media_type === 'VIDEO';
  return (
    <MediaFrame
      src={picture.thumbnail_url ?? picture.media_url}
      kind={isVideo && !picture.thumbnail_url ? 'video' : 'image'}
      alt={alt}
      color={picture.dominant_color}
      naturalWidth={picture.media_width}
      ratio="var(--cover-ratio)"
      sizes={sizes}
      priority={priority}
    >
      {isVideo && marksVideos && <PlayMark size="small" />}
    </MediaFrame>
  );
}
