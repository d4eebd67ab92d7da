import {
  catalogueIds,
  designerCatalogue,
  designStyles,
  profileLimits,
  profileMessages,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import type { Faults } from '../../problems.ts';
import { featuredLinkInput } from '../../schemas/featured-link.ts';
import { nullable } from '../../schemas/nullable.ts';
import { aboveMaximum } from '../../validation/number-messages.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  count,
  foundingFaults,
  given,
  optionalRupees,
  sharedBasicInfo,
  sharedColumns,
  webAddress,
} from '../firms/own-profile/basic-info.ts';
import type { BasicInfo } from '../firms/own-profile/own-profile.service.ts';
import { linkFaults, readLinks, type SentLinks } from '../firms/own-profile/read-links.ts';

const fields = Type.Object({
  ...sharedBasicInfo,
  specializations: Type.Array(Type.Enum(catalogueIds(designerCatalogue)), {
    minItems: profileLimits.specializationsMin,
    maxItems: profileLimits.specializationsMax,
    'x-messages': {
      minItems: profileMessages.specializationsRequired,
      maxItems: profileMessages.specializationsFull,
    },
  }),
  specialization: Type.Optional(
    nullable(Type.String({ description: 'The first of specializations; the server derives it' })),
  ),
  styles: Type.Optional(
    Type.Array(Type.Enum(designStyles.map(({ id }) => id)), {
      maxItems: profileLimits.stylesMax,
      'x-messages': { maxItems: profileMessages.stylesFull },
    }),
  ),
  portfolio_website: webAddress(),
  min_project_size: count(profileLimits.minProjectSizeMin),
  fee_range_min: optionalRupees('Per sq ft'),
  fee_range_max: optionalRupees('Per sq ft; at least fee_range_min'),
  min_project_budget: optionalRupees('Smallest budget of a project'),
  bio: Type.String({
    minLength: profileLimits.designerBioMin,
    maxLength: profileLimits.bioMax,
    'x-lines': true,
    'x-messages': { minLength: profileMessages.bioTooShort },
  }),
  featured_links: Type.Optional(
    Type.Array(featuredLinkInput(['youtube', 'article', 'blog']), { maxItems: 50 }),
  ),
});

type Fields = Static<typeof fields>;

const linksOf = ({ featured_links: links }: Partial<Fields>): SentLinks[] => [
  { field: 'featured_links', links },
];

/** The lower fee is the lower one. */
function feeFaults({ fee_range_min: min, fee_range_max: max }: Partial<Fields>): Faults {
  const isTurned = min != null && max != null && min > max;
  return isTurned ? { fee_range_min: [aboveMaximum(max)] } : {};
}

/** The first step of a designer's onboarding. */
export const DesignerBasicInfo = checkedTogether(
  fields,
  foundingFaults,
  feeFaults,
  (info: Partial<Fields>) => linkFaults(linksOf(info)),
);

/** Each style once; undefined where they are not sent. */
const stylesOf = ({ styles }: Fields) => styles && [...new Set(styles)];

export function readDesignerBasicInfo(body: unknown): BasicInfo {
  const { featured_links, specialization: _derived, ...info } = body as Fields;
  return {
    version: info.version,
    columns: given({ ...sharedColumns(info, designerCatalogue), styles: stylesOf(info) }),
    links: readLinks(linksOf({ featured_links })),
  };
}
