import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { Comparison } from '../features/compare/api/compare-firms.ts';

/** How a comparison appears in tabs and in shared links. */
export const CompareHead: RouteHeadOf<[Comparison | null, place?: RoutePlace]> = (
  comparison,
  place,
) => {
  const names = comparison?.firms?.map(({ name }) => name) ?? [];
  const say = (message: Parameters<NonNullable<RoutePlace['i18n']>['_']>[0]) =>
    place?.i18n?._(message) ?? message.message ?? '';
  return {
    title:
      names.length > 0
        ? names.join(' · ').slice(0, 300)
        : say(msg({ id: 'boards.compare-firms', message: 'Compare firms' })),
    description: say(
      msg({ id: 'boards.compare-what', message: 'What firms say of themselves, side by side.' }),
    ),
  };
};
