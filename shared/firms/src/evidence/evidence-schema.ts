import {
  type EvidenceKind,
  evidenceFileTypes,
  evidenceLimits,
  evidenceMessages,
  portfolioMessages,
  readEvidenceNumber,
} from '@aangan/domain';
import { mixed, object, string } from 'yup';

export interface EvidenceValues {
  kind: EvidenceKind;
  number: string;
  holder_name: string;
  document: File | null;
}

const { documentBytes } = evidenceLimits;

/** The rules of the form, which the API has too. */
export const evidenceSchema = object({
  number: string()
    .trim()
    .required(evidenceMessages.numberRequired)
    .test((value, { parent, createError }) => {
      const reading = readEvidenceNumber((parent as EvidenceValues).kind, value);
      return 'value' in reading || createError({ message: reading.refusal });
    }),
  holder_name: string()
    .trim()
    .test('holder', evidenceMessages.holderRequired, (value, { parent }) => {
      return (parent as EvidenceValues).kind !== 'coa' || Boolean(value);
    }),
  document: mixed<File>()
    .nullable()
    .test('type', evidenceMessages.documentKind, (file) => !file || isTaken(file))
    .test('size', portfolioMessages.fileTooLarge, (file) => !file || file.size < documentBytes),
});

/** A file whose type the system does not know is left to the API, which looks at its bytes. */
const isTaken = ({ type }: File) => type === '' || evidenceFileTypes.includes(type);
