import { focusRing, pressHere, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { Attachment } from '../api/conversations-api.ts';

const Files = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: ${tokens.space.hair};

  &[data-many='true'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  img,
  video {
    display: block;
    width: min(22rem, 100%);
    height: auto;
    max-height: 60vh;
    border-radius: ${tokens.radius.control};
    object-fit: cover;
  }
  &[data-many='true'] img {
    width: 100%;
    aspect-ratio: 1;
  }
  a {
    border-radius: ${tokens.radius.control};
    ${focusRing}
  }
`;

const Download = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${tokens.space.s};
  min-height: 2.75rem;
  padding: ${tokens.space.xs} ${tokens.space.s};
  background: ${tokens.color.paper};
  color: inherit;
  text-decoration: none;
  grid-column: 1 / -1;

  > :nth-child(2) {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  > :last-child {
    grid-column: 2;
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.micro};
  }
  svg {
    grid-row: span 2;
    color: ${tokens.color.accent};
  }
`;

/** The widest that a picture is shown, in pixels, on a screen of two per point. */
const shownWidth = 640;

interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** Shows a picture in the whole window; without it pictures open in a tab of their own. */
  onOpenPicture?: ((id: string) => void) | undefined;
}

/** The files of a message. A PDF is only downloaded. */
export function Attachments({ attachments, onOpenPicture }: AttachmentsProps) {
  const pictures = attachments.filter(({ kind }) => kind === 'image').length;
  return (
    <Files data-many={pictures > 1}>
      {attachments.map((one) => (
        <OneFile key={one.id} attachment={one} onOpenPicture={onOpenPicture} />
      ))}
    </Files>
  );
}

interface OneFileProps extends Pick<AttachmentsProps, 'onOpenPicture'> {
  attachment: Attachment;
}

function OneFile({ attachment, onOpenPicture }: OneFileProps) {
  const { t } = useLingui();
  const { id, kind, name, url, still_url, media_width, media_height, dominant_color } = attachment;
  const size = {
    width: media_width ?? undefined,
    height: media_height ?? undefined,
    style: { background: dominant_color ?? undefined },
  };
  if (kind === 'image') {
    const label = name || t({ id: 'conversations.picture', message: 'Picture' });
    return (
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-haspopup={onOpenPicture && 'dialog'}
        onClick={onOpenPicture && ((event) => pressHere(event, () => onOpenPicture(id)))}
      >
        <img src={`${url}&w=${shownWidth}`} alt={label} loading="lazy" {...size} />
      </a>
    );
  }
  if (kind === 'video') {
    const label = name || t({ id: 'conversations.video', message: 'Video' });
    return (
      <video
        src={url}
        poster={still_url ?? undefined}
        controls
        preload="none"
        aria-label={label}
        {...size}
      />
    );
  }
  return (
    <Download href={url} download={name || true}>
      <PageMark />
      <span translate="no">{name || 'PDF'}</span>
      <span translate="no">{`PDF · ${sizeText(attachment.bytes)}`}</span>
    </Download>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function PageMark() {
  return (
    <svg
      width="24"
      height="28"
      viewBox="0 0 24 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M3 1.75h11l7 7v17.5H3zM14 1.75v7h7M8 15h8M8 19.5h8" />
    </svg>
  );
}
