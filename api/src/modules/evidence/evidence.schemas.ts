import {
  type EvidenceKind,
  type EvidenceState,
  evidenceKinds,
  evidenceLimits,
  evidenceMessages,
  evidenceStates,
  operatorLimits,
} from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { nullable, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const kind = Type.Enum(evidenceKinds.map(({ id }) => id) as [EvidenceKind, ...EvidenceKind[]]);
const day = (description: string) => nullable(Type.String({ format: 'date', description }));

const evidence = {
  id: Type.Integer(),
  kind,
  number: Type.String(),
  holder_name: nullableText('Of a registration with the Council of Architecture: whose it is'),
  status: Type.Enum([...evidenceStates] as [EvidenceState, ...EvidenceState[]], {
    description: '`ended`: it was checked, and the check has run out',
  }),
  given_at: Type.String({ format: 'date-time', description: 'Since when it waits or waited' }),
  renamed_from: nullableText(
    'The name with which it was checked, where it waits because of another',
  ),
  document: Type.Union(
    [
      Type.Object({
        name: Type.String(),
        bytes: Type.Integer(),
        is_locked: Type.Boolean({ description: 'A PDF that asks for a password' }),
      }),
      Type.Null(),
    ],
    { description: 'Its bytes are for operators only' },
  ),
  checked_on: day('When an operator checked it'),
  checked_where: nullableText('Where, in the operator’s words'),
  checked_until: day('The last day of the check, in India'),
  refused_why: nullableText('The operator’s words'),
};

/** What a firm has given, as it sees it. */
export const Evidence = Type.Object(evidence, { $id: 'Evidence' });

const firmState = nullableText('The state of the firm’s city; null where it is not known');

export const OwnEvidence = Type.Object(
  { firm_state: firmState, results: Type.Array(reference(Evidence)) },
  { $id: 'OwnEvidence' },
);

const firm = Type.Object({
  kind: Type.Enum(['designer', 'vendor']),
  id: Type.Integer(),
  name: Type.String(),
});

/** The same for operators. */
export const GivenEvidence = Type.Object(
  {
    ...evidence,
    version: Type.Integer({ description: 'To be sent with a decision about it' }),
    firm: Type.Object({
      ...firm.properties,
      city: nullableText(),
      is_verified: Type.Boolean(),
      email: Type.String(),
    }),
    firm_state: firmState,
    also_given_by: Type.Array(firm, { description: 'Other firms that gave the same number' }),
  },
  { $id: 'GivenEvidence' },
);
export const GivenEvidencePage = pageOf(reference(GivenEvidence), 'GivenEvidencePage');

/** The texts of the form of new evidence. The number is read by its kind. */
export const EvidenceFields = Type.Object({
  kind,
  number: Type.String({
    minLength: 1,
    maxLength: evidenceLimits.numberMax,
    description: 'Such as CA/2015/67890, 27AAPFU0939F1ZV, UDYAM-MH-18-0012345',
    'x-messages': { blank: evidenceMessages.numberRequired },
  }),
  holder_name: Type.Optional(
    Type.String({
      maxLength: evidenceLimits.holderMax,
      description: 'Required for a registration with the Council of Architecture, and only there',
    }),
  ),
  document_name: Type.Optional(Type.String({ maxLength: evidenceLimits.documentNameMax })),
});
export type EvidenceFields = Static<typeof EvidenceFields>;

/** The form, for the OpenAPI document. */
export const EvidenceForm = Type.Object({
  ...EvidenceFields.properties,
  document: Type.Optional(
    Type.String({
      format: 'binary',
      description: 'A PDF, or a JPG, PNG, WebP or HEIC picture, of less than 10 MB',
    }),
  ),
});

const version = Type.Integer({ description: 'That the operator has seen' });
const dayBody = Type.String({
  minLength: 1,
  format: 'date',
  'x-messages': { blank: evidenceMessages.dayRequired },
});

export const CheckBody = Type.Object({
  version,
  checked_on: dayBody,
  checked_where: Type.String({
    minLength: 1,
    maxLength: evidenceLimits.whereMax,
    'x-messages': { blank: evidenceMessages.whereRequired },
  }),
  checked_until: dayBody,
});
export type CheckBody = Static<typeof CheckBody>;

export const RefusalBody = Type.Object({
  version,
  why: Type.String({ minLength: 1, maxLength: operatorLimits.reasonMax, 'x-lines': true }),
});
export type RefusalBody = Static<typeof RefusalBody>;
