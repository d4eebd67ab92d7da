import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { type Brief, briefLimits } from '@aangan/domain/quotes';
import { LoadFailure, laterDialog, useDialogEntry } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import {
  Button,
  ButtonLink,
  type Elements,
  EmptyState,
  Heading,
  Row,
  Stack,
  TextLink,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type OwnBrief, useOwnBrief } from '../../api/briefs-api.ts';
import type { Attachment } from '../../api/conversations-api.ts';
import { PageFrame } from '../../page/page-frame.tsx';
import { PageSkeleton } from '../../page/page-skeleton.tsx';
import { briefLabels, briefTitle } from '../model/brief-texts.ts';
import { useBriefWriting } from '../model/use-brief-writing.ts';
import { PeopleFields, PlaceFields, StyleWords } from './brief-fields.tsx';
import { BriefFilesField } from './brief-files-field.tsx';
import { BriefFirms } from './brief-firms.tsx';
import { RemoveBrief } from './remove-brief.tsx';
import { RoomFields } from './room-fields.tsx';
import { ChangedElsewhere, SavingStatus } from './saving-status.tsx';
import { StyleField } from './style-field.tsx';

const previewTitle = msg({ id: 'conversations.brief-preview', message: 'As firms see it' });

const BriefPreview = laterDialog(
  async () => (await import('./brief-preview.tsx')).BriefPreview,
  (_props, i18n) => ({ title: i18n._(previewTitle), size: 'sheet' }),
);

/** In view while the fields scroll below the site's header. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  padding-block: ${tokens.space.s};
  padding-block-end: max(${tokens.space.s}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
`;

const Form = styled(Stack)`
  max-width: 46rem;
`;

/** The page at /briefs/{id}: a brief is saved while it is written. */
export function BriefEditor({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useOwnBrief(id);
  const { currentData: brief } = query;
  if (brief) return <LoadedBrief brief={brief} readAgain={() => query.refetch().unwrap()} />;
  if (!query.isError) return <PageSkeleton />;
  if (problemOf(query.error).kind === 'not-found') return <NoSuchBrief />;
  return (
    <LoadFailure
      title={t({ id: 'conversations.brief-failed', message: 'The brief could not be loaded' })}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}

interface LoadedBriefProps {
  brief: OwnBrief;
  readAgain: () => Promise<OwnBrief>;
}

function LoadedBrief({ brief, readAgain }: LoadedBriefProps) {
  const { i18n, t } = useLingui();
  const { id } = brief;
  const writing = useBriefWriting(brief, readAgain);
  const { typed, faults, change } = writing;
  const preview = useDialogEntry('brief-preview');
  const [uploaded, setUploaded] = useState<readonly Attachment[]>([]);
  const [isDeciding, setDeciding] = useState(false);
  const files = [...brief.files, ...uploaded];
  const title = briefTitle({ title: typed.title.trim() }, i18n);
  usePageTitle(title);
  async function decide(how: (newest: OwnBrief) => void) {
    setDeciding(true);
    await readAgain().then(how, () => undefined);
    setDeciding(false);
  }
  return (
    <PageFrame
      title={title}
      lang={writtenLanguage(typed.title)}
      above={
        <TextLink as={Link} to={paths.briefs()}>
          <Trans id="conversations.all-briefs">All briefs</Trans>
        </TextLink>
      }
      actions={<RemoveBrief id={id} title={title} />}
    >
      <Form gap="xl" onBlur={writing.flush}>
        <PlaceFields typed={typed} faults={faults} onChange={change} />
        <Part title={i18n._(briefLabels.rooms)}>
          <RoomFields rooms={typed.rooms} faults={faults} onChange={(rooms) => change({ rooms })} />
        </Part>
        <Part title={t({ id: 'conversations.brief-wishes', message: 'Wishes' })}>
          <PeopleFields typed={typed} faults={faults} onChange={change} />
          <StyleWords typed={typed} faults={faults} onChange={change} />
          <StyleField style={typed.style} onChange={(style) => change({ style })} />
        </Part>
        <Part title={t({ id: 'conversations.brief-files', message: 'Photos and floor plans' })}>
          {(['photos', 'plans'] as const).map((kind) => (
            <FilesOfKind
              key={kind}
              kind={kind}
              brief={id}
              names={typed[kind]}
              max={briefLimits.filesMax - typed.photos.length - typed.plans.length}
              files={files}
              onAdd={(added) => {
                setUploaded((now) => [...now, ...added]);
                change({ [kind]: [...typed[kind], ...added.map((one) => one.id)] });
              }}
              onRemove={(gone) => change({ [kind]: typed[kind].filter((one) => one !== gone) })}
            />
          ))}
        </Part>
        <BriefFirms brief={brief} isSaved={writing.state.at === 'saved'} />
      </Form>
      <Bar>
        {writing.state.at === 'elsewhere' ? (
          <ChangedElsewhere
            isBusy={isDeciding}
            onTake={() => void decide(writing.takeNewest)}
            onKeep={() => void decide(writing.keepOwn)}
          />
        ) : (
          <Row justify="space-between">
            <SavingStatus
              state={writing.state}
              hasFaults={Object.keys(faults).length > 0}
              isFromElsewhere={writing.isFromElsewhere}
              onRetry={writing.flush}
            />
            <Button size="small" variant="secondary" onClick={preview.open}>
              {i18n._(previewTitle)}
            </Button>
          </Row>
        )}
      </Bar>
      {preview.isOpen && (
        <BriefPreview
          heading={i18n._(previewTitle)}
          typed={typed}
          files={files}
          onClose={preview.close}
        />
      )}
    </PageFrame>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <Stack as="section" gap="m">
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}

interface FilesOfKindProps {
  kind: 'photos' | 'plans';
  brief: number;
  names: Brief['photos'];
  max: number;
  files: readonly Attachment[];
  onAdd: (files: readonly Attachment[]) => void;
  onRemove: (id: string) => void;
}

function FilesOfKind({ kind, names, files, ...field }: FilesOfKindProps) {
  const { i18n, t } = useLingui();
  const texts = {
    photos: {
      hint: t({ id: 'conversations.brief-photos-hint', message: 'How the place is today' }),
      add: t({ id: 'conversations.add-photos', message: 'Add photos' }),
      accept: 'image/*,video/*',
    },
    plans: {
      hint: t({ id: 'conversations.brief-plans-hint', message: 'As a picture or PDF' }),
      add: t({ id: 'conversations.add-plans', message: 'Add floor plans' }),
      accept: 'image/*,application/pdf',
    },
  };
  return (
    <BriefFilesField
      {...field}
      {...texts[kind]}
      label={i18n._(briefLabels[kind])}
      files={names.flatMap((id) => files.find((one) => one.id === id) ?? [])}
    />
  );
}

/** Also of other people's briefs: that there is one is nobody's business. */
function NoSuchBrief() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.no-such-brief', message: 'There is no such brief' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <ButtonLink as={Link} to={paths.briefs()}>
        <Trans id="conversations.all-briefs">All briefs</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
