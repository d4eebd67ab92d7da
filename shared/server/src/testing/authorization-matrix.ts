/** The part of an OpenAPI document that names its operations. */
export interface OperationsDocument {
  paths: Record<string, Record<string, { operationId?: string; security?: readonly object[] }>>;
}

export interface Operation {
  /** The operation's id; method and path where it has none. */
  name: string;
  method: string;
  path: string;
  /** Whether it cannot be called without a token. */
  needsToken: boolean;
}

/** The status that each role gets. */
export type MatrixRow<Role extends string> = Readonly<Record<Role, number>>;

/**
 * Rows by the name of their operation. An operation can have several rows, one for each state of the thing that it acts
 * on, named "operation: state".
 */
export type AuthorizationMatrix<Role extends string> = Readonly<Record<string, MatrixRow<Role>>>;

/** The operations of an OpenAPI document, in its order. */
export function operationsOf({ paths }: OperationsDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security = [] }]) => ({
      name: operationId ?? `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      needsToken: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    })),
  );
}

/** The operation that a row is about. */
export const operationOfRow = (row: string) => row.replace(/:.*$/, '');

/** What is wrong with the table itself: operations without a row, and rows without an operation. */
export function matrixGaps(
  operations: readonly Operation[],
  matrix: AuthorizationMatrix<string>,
): string[] {
  const names = new Set(operations.map(({ name }) => name));
  const rows = Object.keys(matrix);
  const covered = new Set(rows.map(operationOfRow));
  return [
    ...[...names].filter((name) => !covered.has(name)).map((name) => `${name} has no row.`),
    ...rows
      .filter((row) => !names.has(operationOfRow(row)))
      .map((row) => `The row "${row}" is of no operation.`),
  ];
}

/**
 * Sends a row's request as every role.
 * @param send sends the request as one role and answers its status
 * @returns one line for each status that differs from the row
 */
export async function rowDifferences<Role extends string>(
  row: string,
  expected: MatrixRow<Role>,
  send: (role: Role) => Promise<number>,
): Promise<string[]> {
  const differences: string[] = [];
  for (const role of Object.keys(expected) as Role[]) {
    const status = await send(role);
    if (status === expected[role]) continue;
    differences.push(`${row} as ${role}: ${expected[role]} expected, ${status} answered.`);
  }
  return differences;
}
