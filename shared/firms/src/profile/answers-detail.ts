import { detailNames } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { type FirmAnswers, withinText } from '../answers/answer-texts.ts';
import type { ProfileDetail } from './profile-cover.tsx';

/** How soon a firm usually answers, as one of its details: none where that is unknown. */
export function answersDetail(
  { usual_answer_hours: hours }: Pick<FirmAnswers, 'usual_answer_hours'>,
  i18n: HeadMessages,
): ProfileDetail[] {
  return hours === null ? [] : [{ name: detailNames.answers, value: withinText(hours, i18n) }];
}
