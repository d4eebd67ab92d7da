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

/** One place of the sources that passes props to another remote. */
export interface PassingPlace {
  /** The props; undefined where the place passes none. */
  props: Expression | undefined;
  /** Path from the sources' root and line, for messages. */
  place: string;
}

/** One place of the sources that shows a part of another remote. */
export interface ConsumedPart extends PassingPlace {
  remote: string;
  expose: string;
}

/** One place of the sources that shows a slot. */
export interface ShownSlot extends PassingPlace {
  slot: string;
}

/** The host's components for parts of other remotes, and for slots. */
const partComponent = 'RemotePart';
const slotComponent = 'Slot';

/**
 * The parts of other remotes that a file shows: one entry for each remote and expose that an element may mean.
 * @param place how the file is named in messages
 */
export function consumedParts(checker: Checker, source: SourceFile, place: string): ConsumedPart[] {
  return elementsOf(checker, source, partComponent).flatMap((element) => {
    const remotes = textsOf(checker, attributeOf(element, 'remote'));
    const exposes = textsOf(checker, attributeOf(element, 'expose'));
    const passing = passingAt(element, place);
    return remotes.flatMap((remote) => exposes.map((expose) => ({ remote, expose, ...passing })));
  });
}

/** The slots that a file shows: one entry for each name that an element may have. */
export function shownSlots(checker: Checker, source: SourceFile, place: string): ShownSlot[] {
  return elementsOf(checker, source, slotComponent).flatMap((element) =>
    textsOf(checker, attributeOf(element, 'name')).map((slot) => ({
      slot,
      ...passingAt(element, place),
    })),
  );
}

function elementsOf(checker: Checker, source: SourceFile, component: string): Element[] {
  return nodesOf(source)
    .filter((node) => isElement(node))
    .filter(({ tagName }) => isComponent(checker, tagName, component));
}

function passingAt(element: Element, place: string): PassingPlace {
  return { props: attributeOf(element, 'props'), place: placeOf(element, place) };
}

type Element = JsxOpeningElement | JsxSelfClosingElement;

function isElement(node: Node): node is Element {
  return isJsxSelfClosingElement(node) || isJsxOpeningElement(node);
}

function isComponent(checker: Checker, tagName: Node, name: string): boolean {
  if (!isIdentifier(tagName)) return false;
  const symbol = checker.getSymbolAtLocation(tagName);
  if (!symbol) return false;
  const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return declared.name === name;
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
