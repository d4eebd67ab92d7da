import {
  type Expression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isStringLiteral,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { nodesOf } from './nodes-of.ts';

/** One place of the sources that shows a part of another remote. */
export interface ConsumedPart {
  remote: string;
  expose: string;
  /** The props that it gets; undefined where the place passes none. */
  props: Expression | undefined;
  /** Path from the sources' root and line, for messages. */
  place: string;
}

/** The host's component for parts of other remotes. */
const partComponent = 'RemotePart';

/**
 * The parts of other remotes that a file shows: one entry for each remote and expose that an element may mean.
 * @param place how the file is named in messages
 */
export function consumedParts(checker: Checker, source: SourceFile, place: string): ConsumedPart[] {
  return nodesOf(source)
    .filter((node) => isElement(node))
    .filter(({ tagName }) => isPartComponent(checker, tagName))
    .flatMap((element) => {
      const remotes = textsOf(checker, attributeOf(element, 'remote'));
      const exposes = textsOf(checker, attributeOf(element, 'expose'));
      const props = attributeOf(element, 'props');
      return remotes.flatMap((remote) =>
        exposes.map((expose) => ({ remote, expose, props, place: placeOf(element, place) })),
      );
    });
}

type Element = JsxOpeningElement | JsxSelfClosingElement;

function isElement(node: Node): node is Element {
  return isJsxSelfClosingElement(node) || isJsxOpeningElement(node);
}

function isPartComponent(checker: Checker, tagName: Node): boolean {
  if (!isIdentifier(tagName)) return false;
  const symbol = checker.getSymbolAtLocation(tagName);
  if (!symbol) return false;
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return declared.name === partComponent;
}

function attributeOf(element: Element, name: string): Expression | undefined {
  for (const attribute of element.attributes.properties) {
    if (!isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const { initializer } = attribute;
    if (!initializer) return undefined;
    return isJsxExpression(initializer) ? initializer.expression : (initializer as Expression);
  }
  return undefined;
}

/** The texts that an expression can be; empty if its type allows any text. */
export function textsOf(checker: Checker, node: Expression | undefined): string[] {
  if (!node) return [];
  if (isStringLiteral(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  return type ? literalTexts(type) : [];
}

function literalTexts(type: Type): string[] {
  if (type.isStringLiteralType()) return [type.value];
  return type.isUnionType() ? type.getTypes().flatMap(literalTexts) : [];
}

function placeOf(node: Node, place: string): string {
  const before = node.getSourceFile().text.slice(0, node.getStart());
  return `${place}:${before.split('\n').length}`;
}
