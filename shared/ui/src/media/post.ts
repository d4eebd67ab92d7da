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
  /** Alternative text. */
  alt_text: string;
  /** #rrggbb, shown until the picture has loaded. */
  dominant_color: string | null;
}
