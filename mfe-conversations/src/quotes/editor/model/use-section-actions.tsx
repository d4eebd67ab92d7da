import { linesOf, type Quote, type QuoteLine, quoteLimits } from '@aangan/domain/quotes';
import { ActionToast, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { linesOfPage, type SectionActions } from '../section-editor.tsx';
import {
  addLines,
  type Change,
  changeLine,
  changeSection,
  emptyLine,
  insertLine,
  insertSection,
  moveLine,
  moveSection,
  newId,
  removeLine,
  removeSection,
} from './change-quote.ts';
import { useChangePrices } from './use-price-list.ts';

const { linesMax } = quoteLimits;

/** Which section is open, and what can be done with sections and lines. The functions stay the same. */
export function useSectionActions(
  { quote, change }: { quote: Quote; change: (by: Change) => void },
  openPrices: () => void,
) {
  const { t } = useLingui();
  const prices = useChangePrices();
  const [openId, setOpenId] = useState(() => quote.sections[0]?.id ?? null);
  const [page, setPage] = useState(0);

  function show(id: string | null, shownPage: number) {
    setOpenId(id);
    setPage(shownPage);
  }
  const linesOfOpen = () => quote.sections.find(({ id }) => id === openId)?.lines ?? [];
  const lastPage = (count: number) => Math.max(0, Math.ceil(count / linesOfPage) - 1);
  function undo(text: string, by: Change) {
    const shown = toasts.custom(
      <ActionToast
        label={t({ id: 'conversations.quote-undo', message: 'Undo' })}
        onPress={() => {
          change(by);
          toasts.dismiss(shown);
        }}
      >
        {text}
      </ActionToast>,
      { isPressable: true },
    );
  }
  function add(line: QuoteLine) {
    if (openId === null) return;
    if (linesOf(quote).length >= linesMax) {
      toasts.error(
        t({
          id: 'conversations.quote-too-many-lines',
          message: `A quote has at most ${linesMax} lines`,
        }),
      );
      return;
    }
    change(addLines(openId, [line]));
    setPage(lastPage(linesOfOpen().length + 1));
    // Once it is in the page.
    setTimeout(() => document.getElementById(`${line.id}-what`)?.focus(), 0);
  }
  const now = {
    open: (id: string | null) => show(id, 0),
    change: (id: string, fields: Parameters<SectionActions['change']>[1]) =>
      change(changeSection(id, fields)),
    remove(id: string) {
      const at = quote.sections.findIndex((one) => one.id === id);
      const section = quote.sections[at];
      if (!section) return;
      change(removeSection(id));
      undo(
        t({ id: 'conversations.quote-section-removed', message: 'The section is removed' }),
        insertSection(section, at),
      );
    },
    move: (id: string, by: number) => change(moveSection(id, by)),
    addLine: () => add(emptyLine()),
    openPrices,
    showPage: setPage,
    lines: {
      change: (line: string, fields: Partial<QuoteLine>) =>
        openId && change(changeLine(openId, line, fields)),
      remove(id: string) {
        const at = linesOfOpen().findIndex((one) => one.id === id);
        const line = linesOfOpen()[at];
        if (!line || openId === null) return;
        change(removeLine(openId, id));
        setPage(Math.min(page, lastPage(linesOfOpen().length - 1)));
        undo(
          t({ id: 'conversations.quote-line-removed', message: 'The line is removed' }),
          insertLine(openId, line, at),
        );
      },
      move: (line: string, by: number) => openId && change(moveLine(openId, line, by)),
      copy: (line: QuoteLine) => add({ ...line, id: newId() }),
      keepPrice: prices.keep,
    },
  };
  const newest = useRef(now);
  newest.current = now;
  // Rows of lines are rendered again only where they have changed.
  const [actions] = useState<SectionActions>(() => ({
    open: (id) => newest.current.open(id),
    change: (id, fields) => newest.current.change(id, fields),
    remove: (id) => newest.current.remove(id),
    move: (id, by) => newest.current.move(id, by),
    addLine: () => newest.current.addLine(),
    openPrices: () => newest.current.openPrices(),
    showPage: (shown) => newest.current.showPage(shown),
    lines: {
      change: (line, fields) => newest.current.lines.change(line, fields),
      remove: (line) => newest.current.lines.remove(line),
      move: (line, by) => newest.current.lines.move(line, by),
      copy: (line) => newest.current.lines.copy(line),
      keepPrice: (line) => newest.current.lines.keepPrice(line),
    },
  }));
  return {
    openId,
    page,
    actions,
    show,
    /** Shows the last lines of the open section, where another one is being added. */
    showLast: () => setPage(lastPage(linesOfOpen().length + 1)),
  };
}
