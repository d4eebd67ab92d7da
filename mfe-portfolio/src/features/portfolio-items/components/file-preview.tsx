import { portfolioLimits } from '@aangan/domain';
import { tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { mediaTypeOf } from '../model/item-form.ts';

const Frame = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  height: 14rem;
  overflow: hidden;
  border-radius: ${tokens.radius.media};
  background: ${tokens.color.paperDeep};
  color: ${tokens.color.inkSoft};

  > img,
  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/**
 * Shows the chosen picture or video before it is uploaded; none that is too large to be: 200 million pixels would stop
 * the page.
 */
export function FilePreview({ file }: { file: File }) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState<File | null>(null);
  const type = file.size < portfolioLimits.fileMax ? mediaTypeOf(file) : null;
  const failed = () => setBroken(file);
  const { name } = file;
  const label = t({ id: 'portfolio.preview-of', message: `Preview of ${name}` });
  return (
    <Frame>
      {!type && (
        <p>
          <Trans id="portfolio.no-preview">No preview of this file</Trans>
        </p>
      )}
      {type && broken === file && (
        <p>
          <Trans id="portfolio.no-preview-here">No preview in this browser</Trans>
        </p>
      )}
      {url && broken !== file && type === 'IMAGE' && <img src={url} alt={label} onError={failed} />}
      {url && broken !== file && type === 'VIDEO' && (
        <video src={url} aria-label={label} controls muted playsInline onError={failed} />
      )}
    </Frame>
  );
}

/** An address for the file's bytes, released when it is no longer shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
