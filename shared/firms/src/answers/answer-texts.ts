import { answerWithin, dayAndMonth } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { msg, plural } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';

/** What a firm says of its answers, as the API has it. */
export interface FirmAnswers {
  /** The day on which it is back, YYYY-MM-DD; null: it is not away. */
  away_until: string | null;
  /** Within how many hours of the day it usually answers; null: unknown. */
  usual_answer_hours: number | null;
}

/** Until when a firm is away: "Away until 4 March". @param day YYYY-MM-DD */
export function awayText(day: string, i18n: Speech['i18n']): string {
  const until = dayAndMonth(day, i18n.locale);
  return i18n._(msg({ id: 'firms.away-until', message: `Away until ${until}` }));
}

/** Within which time a firm answers: "within 5 hours", "within 4 days". @param hours of the day */
export function withinText(hours: number, i18n: HeadMessages): string {
  const { count, unit } = answerWithin(hours);
  // As text: a number in a message would start Intl on a first page.
  const shown = String(count);
  return unit === 'hour'
    ? i18n._(
        msg({
          id: 'firms.within-hours',
          message: `${plural(count, { one: `within ${shown} hour`, other: `within ${shown} hours` })}`,
        }),
      )
    : i18n._(
        msg({
          id: 'firms.within-days',
          message: `${plural(count, { one: `within ${shown} day`, other: `within ${shown} days` })}`,
        }),
      );
}

/** One line about a firm's answers: until when it is away, else how soon it usually answers; null where neither is known. */
export function answersLine(
  { away_until: day, usual_answer_hours: hours }: FirmAnswers,
  { i18n }: Speech,
): string | null {
  if (day !== null) return awayText(day, i18n);
  if (hours === null) return null;
  const within = withinText(hours, i18n);
  return i18n._(
    msg({
      id: 'firms.usually-answers',
      message: `Usually answers ${within}`,
      comment: '{within}: within 5 hours.',
    }),
  );
}
