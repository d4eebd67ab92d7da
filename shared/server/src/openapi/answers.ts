import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

/** The schema of an object in an answer, with an example. */
export const example = <Properties extends TProperties>(
  properties: Properties,
  shown: object,
  more: { description?: string; additionalProperties?: boolean } = {},
): TObject<Properties> => Type.Object(properties, { examples: [shown], ...more });

/** An answer without a body. */
export const nothing = (description: string) =>
  Type.Unsafe<undefined>({ type: 'null', description });

/** States the answers of one operation. */
type Answered<Refusal extends TSchema, Status extends number> = <
  Done extends Record<number, TSchema>,
  Refused extends Status,
>(
  done: Done,
  refused: readonly Refused[],
) => Done & Record<Refused, Refusal>;

/**
 * How the operations of a server state their answers.
 * @param refusal the body of every refusal, with an example
 * @param reasons why a request may be refused, by status
 * @returns a function that states the answers of one operation, from the schemas of its successes by status and the
 *   statuses of its refusals
 */
export function answering<Properties extends TProperties, Status extends number>(
  refusal: TObject<Properties>,
  reasons: Readonly<Record<Status, string>>,
): Answered<TObject<Properties>, Status> {
  return (done, refused) => {
    const entries = refused.map((status) => [
      status,
      Type.Object(refusal.properties, { ...refusal, description: reasons[status] }),
    ]);
    return { ...done, ...Object.fromEntries(entries) };
  };
}
