/** A picture or silent video of a firm, as the components that show it need it. */
export interface Post {
  id: number;
  media_type: 'IMAGE' | 'VIDEO';
  media_url: string;
  video_url: string | null;
  /** A video's still. */
  thumbnail_url: string | null;
  caption: string;
  permalink: string | null;
  /** Pixels. */
  media_width: number | null;
  /** Words for who cannot see it. */
  alt_text: string;
  /** #rrggbb, painted until the picture is there. */
  dominant_color: string | null;
}
