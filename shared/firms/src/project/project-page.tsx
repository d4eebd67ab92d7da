import { isolated, paths } from '@aangan/domain';
import type { SaveButtonProps } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Container, type Elements, Lightbox, Muted, Row, TextLink, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { savedPiece } from '../content/saved-piece.ts';
import { useOpenPiece } from '../content/use-open-piece.ts';
import { ProjectOwnerLink } from '../profile/owner-links.tsx';
import { BackLink, ProfileSection } from '../profile/profile-subpage.tsx';
import { TagList } from '../profile/tag-list.tsx';
import { UnverifiedNotice } from '../profile/unverified-notice.tsx';
import { useSpeech } from '../speech/use-speech.ts';
import { BeforeAfter } from './before-after.tsx';
import { pictureRatio } from './picture-ratio.ts';
import type { ProjectData } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectContact } from './project-contact.tsx';
import { ProjectCover } from './project-cover.tsx';
import { roomsOf, type ShownRoom } from './project-rooms.ts';
import { RoomPictures } from './room-pictures.tsx';

const Page = styled.article`
  padding-block: ${tokens.space.m} ${tokens.space.xxl};
`;

const Story = styled.p`
  max-width: 42rem;
  font-size: ${tokens.type.lede};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

const Pieces = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

const Suppliers = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.m} ${tokens.space.l};
  padding: 0;
  overflow-wrap: anywhere;
`;

const Others = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.l} ${tokens.space.m};
  padding: 0;

  ${when.medium} {
    column-gap: ${tokens.space.l};
  }
`;

export interface ProjectPageProps {
  kind: 'designer' | 'vendor';
  project: ProjectData;
  /** What a visitor can do here: the button that opens the form of a connection request; null for none. */
  contact: Elements;
  /** What saves the project. */
  saving?: Elements;
  /** Shows what saves the picture or video in the lightbox. */
  savingPiece?: ((piece: SaveButtonProps) => Elements) | undefined;
}

/** The public page of a project. */
export function ProjectPage({ kind, project, contact, saving, savingPiece }: ProjectPageProps) {
  const { t } = useLingui();
  const { openKey, open, turn, close } = useOpenPiece();
  const { id, title, story, materials, firm, items, suppliers } = project;
  const pieces = items.map((post) => ({ key: keyOf(post), post }));
  // Of two projects each is before and after the other.
  const { previous, next } = project;
  const others = [previous, next?.id === previous?.id ? null : next].filter((one) => one !== null);
  return (
    <>
      {!firm.is_verified && <UnverifiedNotice ownerId={firm.user_id} />}
      <Container>
        <Page>
          <Row justify="space-between">
            <BackLink to={kind === 'vendor' ? paths.vendor(firm.id) : paths.designer(firm.id)}>
              {isolated(firm.name)}
            </BackLink>
            <ProjectOwnerLink ownerId={firm.user_id} id={id} />
          </Row>
          <ProjectCover
            project={project}
            saving={saving}
            onOpen={() => open(keyOf(project.cover))}
          />
          {story && (
            <ProfileSection title={t({ id: 'firms.project-story', message: 'The story' })}>
              <Story lang={writtenLanguage(story)}>{story}</Story>
            </ProfileSection>
          )}
          {materials.length > 0 && (
            <ProfileSection title={t({ id: 'firms.project-materials', message: 'Materials' })}>
              <TagList labels={materials} />
            </ProfileSection>
          )}
          {roomsOf(project).map((room) => (
            <Room
              key={room.id ?? 'none'}
              room={room}
              title={title}
              onOpen={(post) => open(keyOf(post))}
            />
          ))}
          {suppliers.length > 0 && (
            <ProfileSection title={t({ id: 'firms.supplied-by', message: 'Supplied by' })}>
              <Suppliers>
                {suppliers.map((supplier) => (
                  <Supplier key={supplier.id} {...supplier} />
                ))}
              </Suppliers>
            </ProfileSection>
          )}
          {others.length > 0 && (
            <ProfileSection title={t({ id: 'firms.more-projects', message: 'More projects' })}>
              <Others>
                {others.map((other) => (
                  <li key={other.id}>
                    <ProjectCard project={other} sizes="(min-width: 64em) 24rem, 46vw" />
                  </li>
                ))}
              </Others>
            </ProfileSection>
          )}
        </Page>
      </Container>
      {contact && <ProjectContact project={project}>{contact}</ProjectContact>}
      <Lightbox
        title={title}
        pieces={pieces}
        shown={openKey}
        onShow={turn}
        onClose={close}
        action={savingPiece && ((piece) => savingPiece(savedPiece(piece, title)))}
      />
    </>
  );
}

/** As its picture is saved and opened on the firm's page. */
const keyOf = ({ id }: { id: number }) => `item-${id}`;

interface RoomProps {
  room: ShownRoom;
  /** The project's title, which names a pair of no room. */
  title: string;
  onOpen: (post: { id: number }) => void;
}

function Room({ room: { label, pairs, items }, title, onOpen }: RoomProps) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const name = label && say(label);
  // One or two pictures do not fill a row of the whole width, nor does a pair that is higher than wide.
  const isWide = items.length > 2 || pairs.some(([, after]) => pictureRatio(after) > 1);
  return (
    <ProfileSection
      title={name ?? t({ id: 'firms.project-pictures', message: 'Pictures' })}
      wide={isWide}
    >
      <Pieces>
        {pairs.map((pair) => (
          <BeforeAfter key={pair[0].id} pair={pair} name={name ?? title} />
        ))}
        {items.length > 0 && <RoomPictures items={items} onOpen={onOpen} />}
      </Pieces>
    </ProfileSection>
  );
}

function Supplier({ id, name, city }: ProjectData['suppliers'][number]) {
  const { say } = useSpeech();
  return (
    <li>
      <TextLink as={Link} to={paths.vendor(id)} translate="no">
        {name}
      </TextLink>
      {city && <Muted>{say(city)}</Muted>}
    </li>
  );
}
