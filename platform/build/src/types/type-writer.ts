import {
  type Checker,
  ObjectFlags,
  SymbolFlags,
  type TemplateLiteralType,
  type Type,
  TypeFlags,
  type TypeReference,
  type Symbol as TypeSymbol,
  type UnionOrIntersectionType,
} from 'typescript/unstable/sync';
import { createMemberWriter } from './member-writer.ts';
import { knownType } from './type-origin.ts';

/** Writes types so that nothing of the sources is needed to read them: workspace packages' types are written out. */
export interface TypeWriter {
  /** The type as text. It may name types that `declarations` declares, types of React and of the language. */
  write(type: Type): string;
  /** Declarations of the types that were named so far. */
  declarations(): string[];
}

/** Types nested deeper than this, or after so many others, are written as `any`. */
const maxDepth = 20;
const maxTypes = 4_000;

/** @param reserved names that no declaration may have */
export function createTypeWriter(checker: Checker, reserved: readonly string[]): TypeWriter {
  const names = new Map<number, string>();
  const declared: string[] = [];
  const open = new Set<number>();
  let written = 0;

  const write = (type: Type): string => {
    written += 1;
    if (open.size > maxDepth || written > maxTypes) return 'any';
    return simpleText(type) ?? referenceText(type) ?? namedText(type) ?? nested(type);
  };

  /** An anonymous type that contains itself has no name to refer to, so its inner occurrence is `any`. */
  const nested = (type: Type): string => {
    if (open.has(type.id)) return 'any';
    open.add(type.id);
    const text = structureText(type);
    open.delete(type.id);
    return text;
  };

  /** A type of the language's library or of React, with its arguments. */
  const referenceText = (type: Type): string | undefined => {
    const alias = type.getAliasSymbol();
    const knownAlias = alias && knownType(alias);
    if (knownAlias?.text.startsWith('import(')) {
      return knownAlias.text + argumentsText(type.getAliasTypeArguments());
    }
    const symbol = type.isObjectType() ? type.getSymbol() : undefined;
    if (!symbol || !(symbol.flags & (SymbolFlags.Interface | SymbolFlags.Class))) return undefined;
    const known = knownType(symbol);
    return known && known.text + argumentsText(argumentsOf(checker, type));
  };

  const argumentsText = (types: readonly Type[]) =>
    types.length > 0 ? `<${types.map(write).join(', ')}>` : '';

  /** A type that the sources name: it gets a declaration of its own, so that it may contain itself. */
  const namedText = (type: Type): string | undefined => {
    const name = nameInSources(type);
    if (name === undefined) return undefined;
    const known = names.get(type.id);
    if (known !== undefined) return known;
    const own = uniqueName(name, [...reserved, ...names.values()]);
    names.set(type.id, own);
    declared.push(`type ${own} = ${nested(type)};`);
    return own;
  };

  const members = createMemberWriter(checker, write);

  const structureText = (type: Type): string => {
    if (type.isUnionType()) return listText(type.getTypes(), ' | ');
    if (type.flags & TypeFlags.Intersection) {
      const parts = (type as UnionOrIntersectionType).getTypes();
      const isObject = parts.every((part) => part.isObjectType() || part.isIntersectionType());
      return isObject ? members.object(type) : listText(parts, ' & ');
    }
    if (type.isTemplateLiteralType()) return templateText(type);
    if (!type.isObjectType()) return boundText(type);
    return members.list(type) ?? members.object(type);
  };

  const listText = (types: readonly Type[], between: string) =>
    [...new Set(types.map((type) => bracketed(write(type))))].join(between) || 'never';

  const templateText = (type: TemplateLiteralType) => {
    const types = type.getTypes();
    const parts = type.texts.map(
      (text, index) =>
        text.replaceAll(/[`\\$]/g, '\\$&') +
        (types[index] ? `\${${write(types[index] as Type)}}` : ''),
    );
    return `\`${parts.join('')}\``;
  };

  /** What is known of a type that depends on a type parameter. */
  const boundText = (type: Type) => {
    const bound = checker.getBaseConstraintOfType(type);
    return bound && bound.id !== type.id ? write(bound) : 'any';
  };

  return { write, declarations: () => [...declared] };
}

/** The arguments of a generic class or interface, without the `this` that the compiler may add. */
function argumentsOf(checker: Checker, type: Type): readonly Type[] {
  if (!type.isObjectType() || !(type.objectFlags & ObjectFlags.Reference)) return [];
  const reference = type as TypeReference;
  const target = reference.getTarget();
  const count = target.isClassOrInterface() ? target.getTypeParameters().length : 0;
  return checker.getTypeArguments(reference).slice(0, count);
}

/** Types without parts. */
function simpleText(type: Type): string | undefined {
  if (type.isErrorType()) return 'any';
  if (type.flags & TypeFlags.Boolean) return 'boolean';
  if (type.flags & TypeFlags.UniqueESSymbol) return 'symbol';
  if (type.isBigIntLiteralType()) return 'bigint';
  if (type.isStringLiteralType()) return JSON.stringify(type.value);
  if (type.isNumberLiteralType() || type.isBooleanLiteralType()) return String(type.value);
  return type.isIntrinsicType() ? type.intrinsicName : undefined;
}

function nameInSources(type: Type): string | undefined {
  const symbol: TypeSymbol | undefined =
    type.getAliasSymbol() ?? (type.isClassOrInterface() ? type.getSymbol() : undefined);
  // Of an instance of a generic alias such as Partial, the alias says nothing.
  if (!symbol || knownType(symbol) || !/^[A-Za-z_$][\w$]*$/.test(symbol.name)) return undefined;
  return symbol.name;
}

function uniqueName(name: string, taken: readonly string[]): string {
  let candidate = name;
  for (let count = 2; taken.includes(candidate); count += 1) candidate = `${name}${count}`;
  return candidate;
}

/** Function types in a list of types need brackets. */
function bracketed(text: string): string {
  return text.includes('=>') && !text.startsWith('{') ? `(${text})` : text;
}
