import { type Checker, type Signature, SignatureKind, type Type } from 'typescript/unstable/sync';
import type { OpenProgram } from './open-program.ts';
import { createTypeWriter } from './type-writer.ts';

/** The name that an exposed module exports: `./ItemPage` exports `ItemPage`. */
export function exportOf(expose: string): string {
  return expose.slice('./'.length);
}

/**
 * The declaration of what a module exposes, as a component or function of its first parameter. It names nothing of the
 * sources, so that other releases are checked against it without them.
 * @param file the module's path
 * @throws Error where the module does not export the expose
 */
export function exposedType(
  { program, checker }: OpenProgram,
  file: string,
  expose: string,
): string {
  const name = exportOf(expose);
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  const type = exported && checker.getTypeOfSymbol(exported);
  if (!type) throw new Error(`${file} exports no "${name}", which remote.json exposes.`);
  const writer = createTypeWriter(checker, [name]);
  const props = propsText(checker, writer.write, type);
  return [`export declare function ${name}(${props}): unknown;`, ...writer.declarations(), ''].join(
    '\n',
  );
}

/** A component that names no props takes none: without this, it would take all. */
const noProps = 'props: { [prop: string]: never }';

function propsText(checker: Checker, write: (type: Type) => string, component: Type): string {
  const signature = firstSignature(checker, component);
  const [parameter] = signature?.getParameters() ?? [];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  if (!signature || !props) return noProps;
  const text = write(props);
  if (text === '{}' || text === 'object') return noProps;
  const isRest = signature.hasRestParameter && signature.getParameters().length === 1;
  return `${isRest ? '...' : ''}props: ${text}`;
}

/** Of a component that may be a function or a class, the first way to make one counts. */
function firstSignature(checker: Checker, component: Type): Signature | undefined {
  const types = component.isUnionType() ? component.getTypes() : [component];
  for (const kind of [SignatureKind.Call, SignatureKind.Construct]) {
    for (const type of types) {
      const [signature] = checker.getSignaturesOfType(type, kind);
      if (signature) return signature;
    }
  }
  return undefined;
}
