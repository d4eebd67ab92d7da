import { type TSchema, Type } from 'typebox';
import { nullableText } from './nullable.ts';

/** A page of a listing. */
export function pageOf<T extends TSchema>(item: T, $id: string) {
  return Type.Object(
    {
      count: Type.Integer({ description: 'Exact up to 1000; beyond that 1001' }),
      count_is_exact: Type.Boolean(),
      next: nullableText('Absolute address of the next page'),
      previous: nullableText('Absolute address of the previous page'),
      results: Type.Array(item),
    },
    { $id },
  );
}
