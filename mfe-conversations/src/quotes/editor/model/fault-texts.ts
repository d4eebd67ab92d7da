import { type Quote, type QuoteFault, quoteLimits } from '@aangan/domain/quotes';
import { useLingui } from '@lingui/react/macro';

const { linesMax, validDaysMax } = quoteLimits;

/** What is wrong, and the place on the page where it is mended. */
export interface ToldFault {
  text: string;
  /** Of the field. */
  field: string | null;
  /** Of the section that has it, and of the line in that, from 0 on. */
  section?: { id: string; line: number };
}

/** Says what keeps a quote from being sent. */
export function useFaultTexts(): (fault: QuoteFault, quote: Quote) => ToldFault {
  const tell = useSectionFaults();
  const tellStage = useStageFaults();
  const { t } = useLingui();
  return (fault, quote) => {
    const [part, at] = fault.path;
    if (part === 'sections' && at !== undefined) return tell(fault, quote);
    if (part === 'stages') return tellStage(fault, quote);
    const field = part === 'title' ? 'quote-title' : 'quote-valid-until';
    switch (fault.code) {
      case 'blank':
        return {
          text: t({ id: 'conversations.quote-no-title', message: 'Give the quote a title' }),
          field,
        };
      case 'empty':
        return {
          text: t({ id: 'conversations.quote-no-lines', message: 'Add at least one line' }),
          field: null,
        };
      case 'valid_until_past':
        return {
          text: t({
            id: 'conversations.quote-valid-past',
            message: 'Valid until: this day is over. Choose a later one',
          }),
          field,
        };
      case 'valid_until_far':
        return {
          text: t({
            id: 'conversations.quote-valid-far',
            message: `Valid until: choose a day within ${validDaysMax} days`,
          }),
          field,
        };
      case 'required':
        return {
          text: t({
            id: 'conversations.quote-no-validity',
            message: 'Say until when the quote is valid',
          }),
          field,
        };
      case 'total_too_large':
        return {
          text: t({
            id: 'conversations.quote-too-large',
            message: 'The total is too large: a quote has at most ₹1 lakh crore',
          }),
          field: null,
        };
      default:
        return {
          text: t({
            id: 'conversations.quote-too-many-lines',
            message: `A quote has at most ${linesMax} lines`,
          }),
          field: null,
        };
    }
  };
}

function useSectionFaults(): (fault: QuoteFault, quote: Quote) => ToldFault {
  const { t } = useLingui();
  return ({ path }, { sections }) => {
    const [, at, , line, name] = path;
    const section = sections[Number(at)];
    const place = Number(at) + 1;
    if (!section) return { text: '', field: null };
    const { id } = section;
    if (line === undefined) {
      return {
        text: t({
          id: 'conversations.quote-section-unnamed',
          message: `Section ${place}: give it a name`,
        }),
        field: `${id}-name`,
        section: { id, line: 0 },
      };
    }
    const called = section.name || String(place);
    const row = Number(line) + 1;
    const texts = {
      what: t({
        id: 'conversations.quote-line-unsaid',
        message: `${called}, line ${row}: say what it is`,
      }),
      quantity: t({
        id: 'conversations.quote-line-no-quantity',
        message: `${called}, line ${row}: enter a quantity`,
      }),
      rate: t({
        id: 'conversations.quote-line-no-rate',
        message: `${called}, line ${row}: enter a rate`,
      }),
    };
    return {
      text: texts[name as keyof typeof texts],
      field: `${section.lines[Number(line)]?.id}-${name}`,
      section: { id, line: Number(line) },
    };
  };
}

function useStageFaults(): (fault: QuoteFault, quote: Quote) => ToldFault {
  const { t } = useLingui();
  return ({ path, code }, { stages }) => {
    const [, at, name] = path;
    const stage = stages[Number(at)];
    const place = Number(at) + 1;
    if (stage) {
      const text =
        name === 'name'
          ? t({
              id: 'conversations.quote-stage-unnamed',
              message: `Stage ${place}: give it a name`,
            })
          : t({
              id: 'conversations.quote-stage-unproven',
              message: `Stage ${place}: say what shows that it is done`,
            });
      return { text, field: `${stage.id}-${name}` };
    }
    const [first] = stages;
    return {
      text:
        code === 'empty'
          ? t({ id: 'conversations.quote-no-stages', message: 'Add at least one stage' })
          : t({
              id: 'conversations.quote-stages-not-whole',
              message: 'The stages must be 100% together',
            }),
      field: first ? `${first.id}-percent` : null,
    };
  };
}
