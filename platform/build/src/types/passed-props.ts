import {
  type Expression,
  isAsExpression,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  type Node,
  type ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { ConsumedPart, PassingPlace, ShownSlot } from './consumed-parts.ts';
import { exportOf } from './exposed-types.ts';
import { createTypeWriter } from './type-writer.ts';

/**
 * Source of a module that calls one exposed module of another remote once per place, with what that place passes.
 * Object literals of the sources stay literals, so that the compiler finds properties that no longer exist.
 * @param parts all of one exposed module
 */
export function passedProps(checker: Checker, parts: readonly ConsumedPart[]): string {
  const [{ remote, expose }] = parts as [ConsumedPart];
  const name = exportOf(expose);
  return calledWith(checker, parts, { name, from: `remote:${remote}/${name}` });
}

/**
 * The same for a slot: what is put into it is not known here, so the module imports it from `slot:extension`.
 * @param places all of one slot
 */
export function passedToSlot(checker: Checker, places: readonly ShownSlot[]): string {
  return calledWith(checker, places, { name: 'Extension', from: 'slot:extension' });
}

function calledWith(
  checker: Checker,
  places: readonly PassingPlace[],
  { name, from }: { name: string; from: string },
): string {
  const writer = createTypeWriter(checker, [name]);
  const valueText = createValueWriter(checker, writer.write);
  const calls = places.map(({ props, place }) => {
    const passed = props ? valueText(props) : '{}';
    return `// ${place}\n${name}(${passed});`;
  });
  return [`import { ${name} } from '${from}';`, ...calls, ...writer.declarations(), ''].join('\n');
}

/** Writes expressions of the same types as those in the sources, without names from the sources. */
function createValueWriter(checker: Checker, write: (type: Type) => string) {
  const typeText = (node: Node): string => {
    const type = checker.getTypeAtLocation(node);
    return type ? write(type) : 'any';
  };

  const written = (node: Expression): string => {
    const inner = withoutBrackets(node);
    const members = isObjectLiteralExpression(inner) ? writtenMembers(inner) : undefined;
    return members ? objectText(members) : `null! as ${typeText(inner)}`;
  };

  /** Undefined where an object has other members than named values: then its type stands for it. */
  const writtenMembers = (object: ObjectLiteralExpression): string[] | undefined => {
    const members: string[] = [];
    for (const member of object.properties) {
      if (isShorthandPropertyAssignment(member)) {
        members.push(`${nameText(member.name.getText())}: null! as ${typeText(member.name)}`);
      } else if (isPropertyAssignment(member) && /^[\w$'"]/.test(member.name.getText())) {
        members.push(`${member.name.getText()}: ${written(member.initializer)}`);
      } else return undefined;
    }
    return members;
  };

  /** Writes out all props of a part, so that the compiler refuses unknown ones. */
  return (props: Expression): string => {
    const text = written(props);
    const type = checker.getTypeAtLocation(withoutBrackets(props));
    if (!text.startsWith('null!') || !type?.isObjectType()) return text;
    const members = checker.getPropertiesOfType(type).map((property) => {
      const value = checker.getTypeOfSymbol(property);
      const mayLack = property.flags & SymbolFlags.Optional ? ' | undefined' : '';
      return `${nameText(property.name)}: null! as ${value ? write(value) : 'any'}${mayLack}`;
    });
    return objectText(members);
  };
}

function objectText(members: readonly string[]): string {
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function withoutBrackets(node: Expression): Expression {
  if (isParenthesizedExpression(node) || isSatisfiesExpression(node)) {
    return withoutBrackets(node.expression);
  }
  // `as const` changes no value; any other assertion does change the type.
  return isAsExpression(node) && node.type.getText() === 'const'
    ? withoutBrackets(node.expression)
    : node;
}
