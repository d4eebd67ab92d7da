import type { ApiOperation } from '@aangan/manifest';
import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { type Checker, type Program, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { textsOf } from './consumed-parts.ts';
import { nodesOf } from './nodes-of.ts';
import type { OpenProgram } from './open-program.ts';

/** The API client's function that describes a request: method, path, and what it sends. */
const requestFunction = 'endpoint';

/** The compiler's code for an import of a module that does not exist. */
const unresolved = 2307;

/**
 * The API operations that a file calls through the API client's table of endpoints.
 * @throws Error where the types of the table are missing: all operations would be recorded as sending nothing
 */
export function apiOperations({ program, checker }: OpenProgram, source: SourceFile) {
  const calls = nodesOf(source)
    .filter((node) => isCallExpression(node))
    .map((call) => ({ call, table: tableOf(checker, call.expression) }))
    .filter(({ table }) => table !== undefined);
  for (const file of new Set(calls.map(({ table = '' }) => table))) requireTypes(program, file);
  return calls.flatMap(({ call }): ApiOperation[] => operationsOf(checker, call));
}

/** The file of the table of endpoints, where its function is called. */
function tableOf(checker: Checker, called: Node): string | undefined {
  if (!isIdentifier(called)) return undefined;
  const symbol = checker.getSymbolAtLocation(called);
  if (!symbol) return undefined;
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const path = declared.declarations[0]?.path ?? '';
  const isTable =
    declared.name === requestFunction && /\/endpoints\/endpoint\.(?:d\.)?ts$/.test(path);
  return isTable ? path : undefined;
}

function requireTypes(program: Program, table: string): void {
  const missing = program.getSemanticDiagnostics(table).find(({ code }) => code === unresolved);
  if (!missing) return;
  throw new Error(
    `The types of the API are not there: ${missing.text} Run npm run generate, then build again. (${table})`,
  );
}

function operationsOf(checker: Checker, call: CallExpression): ApiOperation[] {
  const [method, path, parts] = call.arguments;
  const sent = parts && checker.getTypeAtLocation(parts);
  const query = namesOf(checker, sent, 'query');
  const body = namesOf(checker, sent, 'body');
  return textsOf(checker, method as Expression).flatMap((verb) =>
    textsOf(checker, path as Expression).map((address) => ({
      method: verb,
      path: address,
      query: query?.all ?? [],
      ...(body && { body: body.always }),
    })),
  );
}

/** The names of a part's properties, and which of them are always there; undefined if the part is no object. */
function namesOf(checker: Checker, sent: Type | undefined, part: 'query' | 'body') {
  const symbol = sent && checker.getPropertyOfType(sent, part);
  const whole = symbol && checker.getTypeOfSymbol(symbol);
  const type = whole && checker.getNonNullableType(whole);
  if (!type || !(type.isObjectType() || type.isIntersectionType())) return undefined;
  const properties = checker.getPropertiesOfType(type);
  const names = (list: typeof properties) => list.map(({ name }) => name).sort();
  return {
    all: names(properties),
    always: names(properties.filter(({ flags }) => !(flags & SymbolFlags.Optional))),
  };
}
