import { detailNames, paths } from '@aangan/domain';
import { awayText, CardRating, useSpeech } from '@aangan/firms';
import { currentYear, type SaveButtonProps, useHost } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import {
  Badge,
  BreakableName,
  Button,
  type Elements,
  focusRing,
  lineHeight,
  Muted,
  TextLink,
  tokens,
  VisuallyHidden,
  when,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CoverPicture } from '../../../items/cover-picture.tsx';
import type { ComparedFirm } from '../api/compare-firms.ts';
import { type ComparedRow, comparedRows } from '../model/compared-rows.ts';
import { Specializations } from './specializations.tsx';

/** On a phone the firms scroll beside the labels. */
const Scroller = styled.section`
  /* Else texts for screen readers would widen the page. */
  position: relative;
  overflow-x: auto;
  margin-inline: calc(-1 * ${tokens.space.gutter});
  padding-inline-end: ${tokens.space.gutter};
  overscroll-behavior-x: contain;

  ${when.wide} {
    margin-inline: 0;
    padding-inline-end: 0;
  }
`;

const Table = styled.table`
  --cover-ratio: 4 / 3;
  width: 100%;
  min-width: calc(8rem + var(--firms) * 10.5rem);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  th,
  td {
    padding: ${tokens.space.s} ${tokens.space.m} ${tokens.space.s} 0;
    border-block-end: 1px solid ${tokens.color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* The labels stay while the firms scroll. */
  th:first-child,
  td:first-child {
    position: sticky;
    z-index: 1;
    width: 8rem;
    inset-inline-start: 0;
    padding-inline: ${tokens.space.gutter} ${tokens.space.s};
    background: ${tokens.color.paper};
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.micro};
    line-height: ${lineHeight(1.4)};
  }
  ${when.wide} {
    th:first-child,
    td:first-child {
      width: 11rem;
      font-size: ${tokens.type.small};
      padding-inline-start: 0;
    }
  }
`;

const Firm = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space.xs};

  > a {
    display: grid;
    gap: ${tokens.space.xs};
    color: ${tokens.color.ink};
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.subheading};
    line-height: ${lineHeight(1.15)};
    text-decoration: none;
    ${focusRing}
  }
  > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${tokens.space.hair};
  inset-inline-end: ${tokens.space.hair};
`;

const Away = styled(Badge)`
  justify-self: start;
`;

/** Its text begins where the name does. */
const LeaveOut = styled.div`
  margin-inline-start: -1rem;
`;

const Project = styled.figure`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;

  figcaption {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.type.small};
    line-height: ${lineHeight(1.35)};
  }
`;

interface ComparisonTableProps {
  kind: 'designer' | 'vendor';
  firms: readonly ComparedFirm[];
  /** What saves a firm, which another feature provides. */
  saving: (thing: SaveButtonProps) => Elements;
  /** Leaves a firm out; absent where two are left. */
  onLeaveOut?: ((id: number) => void) | undefined;
}

const sizes = '(min-width: 64em) 18rem, 10.5rem';

/** Firms side by side, one in each column. */
export function ComparisonTable({ kind, firms, saving, onLeaveOut }: ComparisonTableProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { say } = speech;
  const { before, after } = comparedRows(kind, speech, currentYear(useHost().clock));
  const caption = t({ id: 'boards.compared-firms', message: 'Firms side by side' });
  return (
    <Scroller aria-label={caption}>
      <Table style={{ '--firms': firms.length } as object}>
        <thead>
          <tr>
            <td />
            {firms.map((firm) => (
              <th key={firm.id} scope="col">
                <FirmHead kind={kind} firm={firm} saving={saving} onLeaveOut={onLeaveOut} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <TextRows rows={before} firms={firms} />
          <tr>
            <th scope="row">{say(detailNames.specializations)}</th>
            {firms.map((firm) => (
              <td key={firm.id}>
                <Specializations firm={firm} firms={firms} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say(detailNames.rating)}</th>
            {firms.map(({ id, rating, reviews_count: count }) => (
              <td key={id}>
                {count > 0 ? <CardRating rating={rating} count={count} /> : <NotTold />}
              </td>
            ))}
          </tr>
          <TextRows rows={after} firms={firms} />
          <tr>
            <th scope="row">
              <Trans id="boards.last-project">Last project</Trans>
            </th>
            {firms.map((firm) => (
              <td key={firm.id}>
                <LastProject firm={firm} />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroller>
  );
}

interface TextRowsProps {
  rows: readonly ComparedRow[];
  firms: readonly ComparedFirm[];
}

function TextRows({ rows, firms }: TextRowsProps) {
  return rows.map(({ label, textOf }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {firms.map((firm) => (
        <td key={firm.id}>{textOf(firm) ?? <NotTold />}</td>
      ))}
    </tr>
  ));
}

interface FirmHeadProps extends Omit<ComparisonTableProps, 'firms'> {
  firm: ComparedFirm;
}

function FirmHead({ kind, firm, saving, onLeaveOut }: FirmHeadProps) {
  const { i18n, t } = useLingui();
  const { id, name, cover, away_until: awayUntil } = firm;
  return (
    <Firm>
      <Link to={kind === 'vendor' ? paths.vendor(id) : paths.designer(id)}>
        <CoverPicture picture={cover} alt="" sizes={sizes} />
        <span translate="no" lang={writtenLanguage(name)}>
          <BreakableName>{name}</BreakableName>
        </span>
      </Link>
      {awayUntil && <Away data-tone="accent">{awayText(awayUntil, i18n)}</Away>}
      <Corner>{saving({ thing: `${kind}-${id}`, name })}</Corner>
      {onLeaveOut && (
        <LeaveOut>
          <Button
            variant="quiet"
            size="small"
            aria-label={t({ id: 'boards.leave-out-firm', message: `Leave out ${name}` })}
            onClick={() => onLeaveOut(id)}
          >
            <Trans id="boards.leave-out">Leave out</Trans>
          </Button>
        </LeaveOut>
      )}
    </Firm>
  );
}

function NotTold() {
  return (
    <Muted as="span">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans id="boards.not-told">Not stated</Trans>
      </VisuallyHidden>
    </Muted>
  );
}

function LastProject({ firm: { last_project: project } }: { firm: ComparedFirm }) {
  if (!project) return <NotTold />;
  return (
    <Project>
      <CoverPicture
        picture={project.cover}
        alt={project.cover.alt_text}
        sizes={sizes}
        marksVideos
      />
      <figcaption lang={writtenLanguage(project.title)}>
        <TextLink as={Link} to={project.to}>
          {project.title}
        </TextLink>
      </figcaption>
    </Project>
  );
}
