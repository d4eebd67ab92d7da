import { type Brief, emptyBrief } from '@aangan/domain/quotes';
import { writtenLanguage } from '@aangan/messages';
import { Dialog, Heading, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Attachment } from '../../api/conversations-api.ts';
import { briefTitle } from '../model/brief-texts.ts';
import { readTypedBrief, type TypedBrief } from '../model/typed-brief.ts';
import { BriefSheet } from './brief-sheet.tsx';

interface BriefPreviewProps {
  heading: string;
  typed: TypedBrief;
  files: readonly Attachment[];
  onClose: () => void;
}

/** What is written, as firms see it. */
export function BriefPreview({ heading, typed, files, onClose }: BriefPreviewProps) {
  const { i18n } = useLingui();
  const content: Brief = { ...emptyBrief, ...readTypedBrief(typed).content };
  return (
    <Dialog open size="sheet" title={heading} onClose={onClose}>
      <Stack gap="l">
        <Heading lang={writtenLanguage(content.title)}>{briefTitle(content, i18n)}</Heading>
        <BriefSheet content={content} files={files} />
      </Stack>
    </Dialog>
  );
}
