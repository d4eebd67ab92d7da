import { formatPaisa, type ProjectRoom, projectRooms } from '@aangan/domain';
import { type QuoteLine, type QuoteSection, quoteLimits } from '@aangan/domain/quotes';
import { useSentences, writtenLanguage } from '@aangan/messages';
import {
  Button,
  FieldPair,
  focusRing,
  Menu,
  Muted,
  Row,
  SelectField,
  TextField,
  tokens,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { Amount } from '../view/folded-section.tsx';
import { LineCount } from '../view/line-count.tsx';
import { type LineActions, LineRow } from './line-row.tsx';

const Frame = styled.section`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding-inline-end: ${tokens.space.s};
`;

const Opener = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space.s};
  align-items: baseline;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 0;
  border-radius: ${tokens.radius.panel};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${focusRing}
`;

const Content = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  padding: 0 ${tokens.space.m} ${tokens.space.m};
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Lines that are shown at a time: each has five fields. */
export const linesOfPage = 40;

export interface SectionActions {
  open: (id: string | null) => void;
  change: (id: string, fields: Partial<QuoteSection>) => void;
  remove: (id: string) => void;
  move: (id: string, by: number) => void;
  addLine: (id: string) => void;
  openPrices: (id: string) => void;
  showPage: (page: number) => void;
  lines: LineActions;
}

interface SectionEditorProps {
  section: QuoteSection;
  /** From 1 on. */
  place: number;
  /** Paisa, without tax. */
  net: number;
  isOpen: boolean;
  /** Of the lines that are shown, from 0 on. */
  page: number;
  actions: SectionActions;
  unread: Map<string, string>;
}

/** One section that is being written; the lines of a closed one are not in the page. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, place, net, isOpen, actions } = props;
  const { t } = useLingui();
  const { id, name, lines } = section;
  const untitled = t({ id: 'conversations.quote-section-number', message: `Section ${place}` });
  return (
    <Frame aria-label={name || untitled}>
      <Head>
        <Opener
          type="button"
          aria-expanded={isOpen}
          onClick={() => actions.open(isOpen ? null : id)}
        >
          <b lang={writtenLanguage(name)}>{name || untitled}</b>
          <Amount>{formatPaisa(net)}</Amount>
          <LineCount count={lines.length} />
        </Opener>
        <SectionMenu {...props} name={name || untitled} />
      </Head>
      {isOpen && <OpenSection {...props} />}
    </Frame>
  );
}

function SectionMenu({ section: { id }, name, actions }: SectionEditorProps & { name: string }) {
  const { t } = useLingui();
  return (
    <Menu
      label={t({ id: 'conversations.quote-section-actions', message: `Actions of ${name}` })}
      items={[
        {
          id: 'up',
          label: t({ id: 'conversations.quote-move-up', message: 'Move up' }),
          onSelect: () => actions.move(id, -1),
        },
        {
          id: 'down',
          label: t({ id: 'conversations.quote-move-down', message: 'Move down' }),
          onSelect: () => actions.move(id, 1),
        },
        {
          id: 'remove',
          label: t({ id: 'conversations.quote-remove', message: 'Remove' }),
          tone: 'danger',
          onSelect: () => actions.remove(id),
        },
      ]}
    />
  );
}

const trade = 'trade';

function OpenSection({ section, page, actions, unread }: SectionEditorProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { id, kind, name, room, lines } = section;
  const labels = new Map<string, string>(projectRooms.map((one) => [one.id, say(one.label)]));
  function choose(chosen: string) {
    const isNamed = name !== '' && name !== labels.get(room ?? 'other');
    const label = chosen === trade || chosen === 'other' ? '' : (labels.get(chosen) ?? '');
    const isTrade = chosen === trade;
    actions.change(id, {
      kind: isTrade ? 'trade' : 'room',
      room: isTrade ? null : (chosen as ProjectRoom),
      name: isNamed ? name : label,
    });
  }
  const shown: QuoteLine[] = lines.slice(page * linesOfPage, (page + 1) * linesOfPage);
  return (
    <Content>
      <FieldPair>
        <SelectField
          label={t({ id: 'conversations.quote-section-kind', message: 'Room or trade' })}
          value={kind === trade ? trade : (room ?? 'other')}
          options={[
            ...[...labels].map(([value, label]) => ({ value, label })),
            {
              value: trade,
              label: t({ id: 'conversations.quote-a-trade', message: 'A trade, not a room' }),
            },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <TextField
          id={`${id}-name`}
          label={t({ id: 'conversations.quote-section-name', message: 'Name of the section' })}
          maxLength={quoteLimits.sectionNameMax}
          value={name}
          onChange={({ target }) => actions.change(id, { name: target.value })}
        />
      </FieldPair>
      <LinePages count={lines.length} page={page} onShow={actions.showPage} />
      <Lines>
        {shown.map((line, at) => (
          <LineRow
            key={line.id}
            line={line}
            place={page * linesOfPage + at + 1}
            actions={actions.lines}
            unread={unread}
          />
        ))}
      </Lines>
      <LinePages count={lines.length} page={page} onShow={actions.showPage} />
      <Row gap="s">
        <Button variant="secondary" size="small" onClick={() => actions.addLine(id)}>
          <Trans id="conversations.quote-add-line">Add a line</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={() => actions.openPrices(id)}>
          <Trans id="conversations.quote-from-prices">From the price list</Trans>
        </Button>
      </Row>
    </Content>
  );
}

interface LinePagesProps {
  count: number;
  page: number;
  onShow: (page: number) => void;
}

/** Nothing for a section whose lines are all shown. */
function LinePages({ count, page, onShow }: LinePagesProps) {
  const { t } = useLingui();
  const pages = Math.ceil(count / linesOfPage);
  if (pages <= 1) return null;
  const first = page * linesOfPage + 1;
  const last = Math.min(count, first + linesOfPage - 1);
  return (
    <Row gap="s">
      <Button
        size="small"
        variant="secondary"
        disabled={page === 0}
        onClick={() => onShow(page - 1)}
      >
        <Trans id="conversations.quote-lines-before">Lines before</Trans>
      </Button>
      <Muted as="span" role="status">
        {t({
          id: 'conversations.quote-lines-shown',
          message: `Lines ${first} to ${last} of ${count}`,
        })}
      </Muted>
      <Button
        size="small"
        variant="secondary"
        disabled={page >= pages - 1}
        onClick={() => onShow(page + 1)}
      >
        <Trans id="conversations.quote-lines-after">Lines after</Trans>
      </Button>
    </Row>
  );
}
