import { architectLimits, architectMessages } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { optionalText } from '../firms/own-profile/basic-info.ts';

const { experienceNegative, experienceTooLong, bioTooShort } = architectMessages;

const fields = {
  name: Type.String({ minLength: 1, maxLength: architectLimits.nameMax }),
  experience_years: Type.Integer({
    minimum: architectLimits.experienceMin,
    maximum: architectLimits.experienceMax,
    'x-messages': { minimum: experienceNegative, maximum: experienceTooLong },
  }),
  bio: Type.String({
    minLength: architectLimits.bioMin,
    maxLength: architectLimits.bioMax,
    'x-lines': true,
    'x-messages': { minLength: bioTooShort },
  }),
  linkedin_profile: optionalText({ format: 'linkedin-url', maxLength: 500 }),
  portfolio_website: optionalText({ format: 'web-url', maxLength: 500 }),
};

/** What a new principal architect needs. */
export const ArchitectBody = Type.Object(fields);
export type ArchitectBody = Static<typeof ArchitectBody>;

/** What may be changed of one: what is not sent stays. */
export const ArchitectChange = Type.Partial(ArchitectBody);
export type ArchitectChange = Static<typeof ArchitectChange>;
