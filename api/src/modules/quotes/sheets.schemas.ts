import { Type } from 'typebox';
import { lineSchema } from './quotes.schemas.ts';

/** Bytes of an uploaded sheet. */
export const maxSheetBytes = 5 * 1024 * 1024;

export const SheetForm = Type.Object({
  file: Type.String({
    format: 'binary',
    description: 'A CSV or XLSX of at most 5 MB and 2,000 rows',
  }),
});
export const PastedSheet = Type.Object({
  text: Type.String({
    minLength: 1,
    'x-verbatim': true,
    description: 'Rows as they are copied out of a spreadsheet, or CSV',
  }),
});

export const SheetLines = Type.Object(
  {
    sections: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The heading above the lines; empty without one' }),
        lines: Type.Array(lineSchema),
      }),
    ),
    refused: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'From 1 on, as the sheet counts them' }),
        code: Type.Enum([
          'no_words',
          'too_long',
          'not_a_quantity',
          'not_a_rate',
          'unknown_unit',
          'unknown_gst',
          'total',
        ]),
        text: Type.String({ description: 'At most the first 200 characters of the row' }),
      }),
      { description: 'The rows that are no lines, and why' },
    ),
  },
  { $id: 'SheetLines' },
);
