import { catalogueIds, designerCatalogue, profileLimits, profileMessages } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { invalid } from '../../problems.ts';
import { featuredLinkInput } from '../../schemas/featured-link.ts';
import { aboveMaximum } from '../../validation/number-messages.ts';
import {
  count,
  given,
  optionalRupees,
  sharedBasicInfo,
  sharedColumns,
  webAddress,
} from '../firms/own-profile/basic-info.ts';
import type { BasicInfo } from '../firms/own-profile/own-profile.service.ts';
import { readLinks } from '../firms/own-profile/read-links.ts';

/** The first step of a designer's onboarding. */
export const DesignerBasicInfo = Type.Object({
  ...sharedBasicInfo,
  specializations: Type.Array(Type.Enum(catalogueIds(designerCatalogue)), {
    minItems: profileLimits.specializationsMin,
    maxItems: profileLimits.specializationsMax,
    'x-messages': {
      minItems: profileMessages.specializationsRequired,
      maxItems: profileMessages.specializationsFull,
    },
  }),
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

/** @throws Refusal 400 for a year to come, or fees the wrong way round */
export function readDesignerBasicInfo(body: unknown): BasicInfo {
  const { featured_links, ...info } = body as Static<typeof DesignerBasicInfo>;
  const { fee_range_min: least, fee_range_max: most } = info;
  if (least != null && most != null && least > most) {
    throw invalid({ fee_range_min: [aboveMaximum(most)] });
  }
  return {
    version: info.version,
    columns: given(sharedColumns(info, designerCatalogue)),
    links: readLinks([{ field: 'featured_links', links: featured_links }]),
  };
}
