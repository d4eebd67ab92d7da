import { Lightbox, type LightboxPiece } from '@aangan/ui';
import { useMemo } from 'react';
import type { Attachment, Message } from '../../../api/conversations-api.ts';

/** The widest copy that the API has, in pixels. */
const widest = 1920;

interface ThreadPicturesProps {
  /** The title of the window. */
  title: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** The id of the picture that is shown. */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The pictures of all messages that are loaded in the whole window, one at a time. */
export function ThreadPictures({ title, messages, shown, onShow, onClose }: ThreadPicturesProps) {
  const pieces = useMemo(
    () =>
      messages
        .flatMap(({ attachments }) => attachments)
        .filter(({ kind }) => kind === 'image')
        .map(pieceOf),
    [messages],
  );
  return <Lightbox title={title} pieces={pieces} shown={shown} onShow={onShow} onClose={onClose} />;
}

function pieceOf(
  { id, name, url, media_width, dominant_color }: Attachment,
  at: number,
): LightboxPiece {
  return {
    key: id,
    post: {
      id: at,
      media_type: 'IMAGE',
      media_url: `${url}&w=${widest}`,
      video_url: null,
      thumbnail_url: null,
      caption: name,
      permalink: null,
      media_width,
      alt_text: '',
      dominant_color,
    },
  };
}
