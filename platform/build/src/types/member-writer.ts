import type { Node } from 'typescript/unstable/ast';
import {
  type Checker,
  ElementFlags,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type TupleType,
  type Type,
  type TypeReference,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** Writes the parts of object types. */
export interface MemberWriter {
  /** An array or tuple; undefined for any other type. */
  list(type: Type): string | undefined;
  /** Properties, functions and index signatures of any type that has them. */
  object(type: Type): string;
}

/** @param write writes the type of a part */
export function createMemberWriter(checker: Checker, write: (type: Type) => string): MemberWriter {
  const typeOf = (symbol: TypeSymbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return type ? write(type) : 'any';
  };

  const parameterText = (parameter: TypeSymbol, index: number, isRest: boolean) => {
    const name = isIdentifier(parameter.name) ? parameter.name : `parameter${index}`;
    if (isRest) return `...${name}: ${typeOf(parameter)}`;
    return `${name}${isOptionalParameter(parameter) ? '?' : ''}: ${typeOf(parameter)}`;
  };

  const parametersText = (signature: Signature) => {
    const parameters = signature.getParameters();
    const last = parameters.length - 1;
    const texts = parameters.map((parameter, index) =>
      parameterText(parameter, index, signature.hasRestParameter && index === last),
    );
    return `(${texts.join(', ')})`;
  };

  const answerText = (signature: Signature) => {
    const answer = checker.getReturnTypeOfSignature(signature);
    return answer ? write(answer) : 'any';
  };

  /** A method stays a method: its parameters may be narrower, which those of a function in a property may not. */
  const propertyText = (property: TypeSymbol): string[] => {
    const name = isIdentifier(property.name) ? property.name : JSON.stringify(property.name);
    const mark = property.flags & SymbolFlags.Optional ? '?' : '';
    const type = checker.getTypeOfSymbol(property);
    if (type && property.flags & SymbolFlags.Method && !mark) {
      const calls = checker.getSignaturesOfType(type, SignatureKind.Call);
      return calls.map((call) => `${name}${parametersText(call)}: ${answerText(call)}`);
    }
    return [`${name}${mark}: ${type ? write(type) : 'any'}`];
  };

  return {
    list: (type) => {
      if (type.isTupleType() || targetOf(type)?.isTupleType()) return tupleText(type);
      if (!checker.isArrayType(type)) return undefined;
      const [element] = checker.getTypeArguments(type as TypeReference);
      const name = type.getSymbol()?.name === 'ReadonlyArray' ? 'ReadonlyArray' : 'Array';
      return `${name}<${element ? write(element) : 'any'}>`;
    },

    object: (type) => {
      const calls = checker.getSignaturesOfType(type, SignatureKind.Call);
      const constructors = checker.getSignaturesOfType(type, SignatureKind.Construct);
      const properties = checker.getPropertiesOfType(type).filter(isNamed);
      const [only] = calls;
      if (only && calls.length === 1 && constructors.length + properties.length === 0) {
        return `${parametersText(only)} => ${answerText(only)}`;
      }
      const indexes = checker.getIndexInfosOfType(type);
      const lines = [
        ...calls.map((call) => `${parametersText(call)}: ${answerText(call)}`),
        ...constructors.map((call) => `new ${parametersText(call)}: ${answerText(call)}`),
        ...indexes.map(({ keyType, valueType }) => `[key: ${write(keyType)}]: ${write(valueType)}`),
        ...properties.flatMap(propertyText),
      ];
      return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
    },
  };

  function tupleText(type: Type): string {
    const target = (targetOf(type) ?? type) as TupleType;
    const types = checker.getTypeArguments(type as TypeReference);
    const parts = target.elementFlags.map((flags, index) => {
      const element = types[index];
      const text = element ? write(element) : 'any';
      if (flags & ElementFlags.Rest) return `...Array<${text}>`;
      if (flags & ElementFlags.Variadic) return `...${text}`;
      return flags & ElementFlags.Optional ? `(${text})?` : text;
    });
    return `${target.readonly ? 'readonly ' : ''}[${parts.join(', ')}]`;
  }
}

function targetOf(type: Type): Type | undefined {
  return type.isTypeReference() ? type.getTarget() : undefined;
}

/** Symbols as keys, and private names, are left out: no other release can name them. */
function isNamed({ name }: TypeSymbol): boolean {
  return !/^(?:__@|__#|#)/.test(name);
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

function isOptionalParameter(parameter: TypeSymbol): boolean {
  if (parameter.flags & SymbolFlags.Optional) return true;
  const declaration = parameter.valueDeclaration?.resolve() as
    | (Node & { questionToken?: Node; initializer?: Node })
    | undefined;
  return Boolean(declaration?.questionToken ?? declaration?.initializer);
}
