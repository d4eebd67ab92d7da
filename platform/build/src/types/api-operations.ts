import type { ApiOperation } from '@aangan/manifest';
import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { textsOf } from './consumed-parts.ts';
import { nodesOf } from './nodes-of.ts';

/** The API client's function that describes a request: method, path, and what it sends. */
const requestFunction = 'endpoint';

/** The API operations that a file calls through the API client's table of endpoints. */
export function apiOperations(checker: Checker, source: SourceFile): ApiOperation[] {
  return nodesOf(source)
    .filter((node) => isCallExpression(node))
    .filter((call) => isRequest(checker, call.expression))
    .flatMap((call) => operationsOf(checker, call));
}

function isRequest(checker: Checker, called: Node): boolean {
  if (!isIdentifier(called)) return false;
  const symbol = checker.getSymbolAtLocation(called);
  if (!symbol) return false;
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const path = declared.declarations[0]?.path ?? '';
  return declared.name === requestFunction && path.endsWith('/endpoints/endpoint.ts');
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

/** The names of a part's properties, and those of them that are always there; undefined where it is no object. */
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
