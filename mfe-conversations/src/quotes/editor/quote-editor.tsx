import { paths } from '@aangan/domain';
import { linesOf, quoteLimits } from '@aangan/domain/quotes';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { Button, Heading, Row, Stack, TextField, TextLink, Title } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuoteDetail } from '../api/quotes-api.ts';
import { QuotePageFrame } from '../view/page-frame.tsx';
import { QuoteAmounts } from '../view/quote-amounts.tsx';
import { EditorBar } from './editor-bar.tsx';
import {
  addLines,
  addSections,
  addTemplate,
  emptyLine,
  emptySection,
} from './model/change-quote.ts';
import { pricesTitle, reviewTitle, sheetTitle, templatesTitle } from './model/dialog-titles.ts';
import type { ToldFault } from './model/fault-texts.ts';
import { useSavedDraft } from './model/use-saved-draft.ts';
import { useSectionActions } from './model/use-section-actions.tsx';
import { useTotals } from './model/use-totals.ts';
import { RemoveDraft } from './remove-draft.tsx';
import { linesOfPage, SectionEditor } from './section-editor.tsx';
import { StagesEditor } from './stages-editor.tsx';
import { TermsEditor } from './terms-editor.tsx';

const ReviewDialog = laterDialog(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
  (_props, i18n) => ({ title: i18n._(reviewTitle), size: 'sheet' }),
);
const SheetDialog = laterDialog(
  async () => (await import('./sheet-dialog.tsx')).SheetDialog,
  (_props, i18n) => ({ title: i18n._(sheetTitle), size: 'sheet' }),
);
const PricesDialog = laterDialog(
  async () => (await import('./prices-dialog.tsx')).PricesDialog,
  (_props, i18n) => ({ title: i18n._(pricesTitle), size: 'sheet' }),
);
const TemplatesDialog = laterDialog(
  async () => (await import('./templates-dialog.tsx')).TemplatesDialog,
  (_props, i18n) => ({ title: i18n._(templatesTitle), size: 'sheet' }),
);

interface QuoteEditorProps {
  id: number;
  begun: NonNullable<QuoteDetail['draft']>;
  /** The newest that is known of the quote. */
  detail: QuoteDetail;
}

/** What a firm writes: sections with lines, terms and stages, with totals as they will be sent. */
export function QuoteEditor({ id, begun, detail }: QuoteEditorProps) {
  const { t } = useLingui();
  const saved = useSavedDraft(id, begun);
  const { quote, change } = saved;
  const totals = useTotals(quote);
  const [unread] = useState(() => new Map<string, string>());
  const review = useDialogEntry('review-quote');
  const sheet = useDialogEntry('quote-sheet');
  const prices = useDialogEntry('quote-prices');
  const templates = useDialogEntry('quote-templates');
  const sections = useSectionActions(saved, prices.open);
  const [goTo, setGoTo] = useState<string | null>(null);
  useEffect(() => {
    // The dialog gives the focus back first.
    if (goTo === null || review.isOpen || prices.isOpen) return;
    setGoTo(null);
    document.getElementById(goTo)?.focus();
  }, [goTo, review.isOpen, prices.isOpen]);

  function go({ field, section }: ToldFault) {
    if (section) sections.show(section.id, Math.floor(section.line / linesOfPage));
    setGoTo(field);
    review.close();
  }
  function addSection() {
    const section = emptySection();
    change((now) => ({ ...now, sections: [...now.sections, section] }));
    sections.show(section.id, 0);
    setGoTo(`${section.id}-name`);
  }
  const number = detail.version + 1;
  const room = quoteLimits.linesMax - linesOf(quote).length;
  return (
    <QuotePageFrame>
      <TextLink as={Link} to={paths.conversation(detail.conversation_id)}>
        <Trans id="conversations.quote-back">Back to the conversation</Trans>
      </TextLink>
      <Title tabIndex={-1}>
        {number > 1
          ? t({
              id: 'conversations.quote-writing-version',
              message: `Version ${number} of the quote`,
            })
          : t({ id: 'conversations.quote-edit', message: 'Write a quote' })}
      </Title>
      <TextField
        id="quote-title"
        label={t({ id: 'conversations.quote-title', message: 'Title' })}
        maxLength={quoteLimits.titleMax}
        value={quote.title}
        onChange={({ target }) => change((now) => ({ ...now, title: target.value }))}
      />
      <Stack as="section" gap="m">
        <Heading>
          <Trans id="conversations.quote-sections">What is offered</Trans>
        </Heading>
        {quote.sections.length === 0 && (
          <p>
            <Trans id="conversations.quote-begin">
              Begin with a section for a room or a trade, or take over what you have already.
            </Trans>
          </p>
        )}
        {quote.sections.map((section, at) => (
          <SectionEditor
            key={section.id}
            section={section}
            place={at + 1}
            net={totals?.sections[at]?.net ?? 0}
            isOpen={section.id === sections.openId}
            page={sections.page}
            actions={sections.actions}
            unread={unread}
          />
        ))}
        <Row gap="s">
          {quote.sections.length < quoteLimits.sectionsMax && (
            <Button variant="secondary" size="small" onClick={addSection}>
              <Trans id="conversations.quote-add-section">Add a section</Trans>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={sheet.open}>
            <Trans id="conversations.quote-from-sheet">From a sheet</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={templates.open}>
            <Trans id="conversations.quote-templates">Templates</Trans>
          </Button>
        </Row>
      </Stack>
      {totals && <QuoteAmounts totals={totals} />}
      <Stack as="section" gap="m">
        <Heading>
          <Trans id="conversations.quote-stages">Payment in stages</Trans>
        </Heading>
        <StagesEditor quote={quote} totals={totals} unread={unread} onChange={change} />
      </Stack>
      <Stack as="section" gap="m">
        <Heading>
          <Trans id="conversations.quote-terms">Terms</Trans>
        </Heading>
        <TermsEditor quote={quote} onChange={change} />
      </Stack>
      {detail.version === 0 && (
        <RemoveDraft id={id} conversation={detail.conversation_id} forget={saved.forget} />
      )}
      <EditorBar total={totals?.total ?? null} saved={saved} onReview={review.open} />
      {review.isOpen && (
        <ReviewDialog
          detail={detail}
          quote={quote}
          flush={saved.flush}
          onGo={go}
          onChangedElsewhere={() => void saved.meet()}
          onClose={review.close}
        />
      )}
      {sheet.isOpen && (
        <SheetDialog
          room={room}
          onAdd={(read) => {
            change(addSections(read));
            sheet.close();
          }}
          onClose={sheet.close}
        />
      )}
      {prices.isOpen && (
        <PricesDialog
          onUse={({ what, unit, rate, gst }) => {
            if (sections.openId) {
              const line = { ...emptyLine(), what, unit, rate, gst };
              change(addLines(sections.openId, [line]));
              sections.showLast();
              setGoTo(`${line.id}-quantity`);
            }
            prices.close();
          }}
          onClose={prices.close}
        />
      )}
      {templates.isOpen && (
        <TemplatesDialog
          quote={quote}
          onUse={(template) => {
            change(addTemplate(template));
            templates.close();
          }}
          onClose={templates.close}
        />
      )}
    </QuotePageFrame>
  );
}
