import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** A text that React can lose once a browser has changed the page. */
export interface BareText {
  line: number;
  problem: string;
}

const problems = {
  changing: 'a text that can change stands beside something else',
  beside: 'a text stands beside something that can come, go or change',
  fragment: 'a text stands in a fragment, beside what the fragment is put into',
  list: 'texts of a list stand beside each other',
  component: 'a component answers a text, beside what it is put into',
};
type Problem = keyof typeof problems;

/**
 * The texts of a file that React can lose. Browsers that translate a page, and extensions, put elements in the place of
 * its text nodes. React then writes into nodes that nobody sees, and throws where it removes such a node or puts
 * another one before it. It keeps no text node where one text is all that an element holds.
 */
export function bareTexts(checker: Checker, source: SourceFile): BareText[] {
  return shownIn(source).flatMap((shown) => {
    const problem = problemOf(checker, shown);
    return problem ? [{ line: lineOf(source, shown), problem: problems[problem] }] : [];
  });
}

type Shown = JsxElement | JsxFragment | JsxSelfClosingElement;

function shownIn(source: SourceFile): Shown[] {
  const found: Shown[] = [];
  const visit = (node: Node): undefined => {
    if (isJsxElement(node) || isJsxFragment(node) || isJsxSelfClosingElement(node)) {
      found.push(node);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function problemOf(checker: Checker, shown: Shown): Problem | null {
  if (answerOf(checker, shown).text !== 'none') return 'component';
  if (isJsxSelfClosingElement(shown)) return null;
  if (isInMessage(shown)) return problemInMessage(shown);
  const children = shown.children.filter(isInMarkup).map((child) => kindOf(checker, child));
  const has = (text: Child['text']) => children.some((child) => child.text === text);
  if (isJsxFragment(shown))
    return children.every(({ text }) => text === 'none') ? null : 'fragment';
  if (has('list')) return 'list';
  if (children.length < 2) return null;
  if (has('changing')) return 'changing';
  return has('constant') && children.some(({ isChanging }) => isChanging) ? 'beside' : null;
}

/** Whether an element is a message, or within one: the macro makes one text of texts and values beside each other. */
function isInMessage(shown: Node): boolean {
  for (let node: Node | undefined = shown; node; node = node.parent) {
    if (isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans') return true;
  }
  return false;
}

/** A message is in an element of its own. Within it, a text with a value must not stand beside an element. */
function problemInMessage(shown: JsxElement | JsxFragment): Problem | null {
  const children = shown.children.filter(isInMarkup);
  const isValue = (child: JsxChild) =>
    isJsxExpression(child) && child.expression !== undefined && !isLiteral(child.expression);
  const isElement = (child: JsxChild) => !isJsxText(child) && !isJsxExpression(child);
  return children.some(isValue) && children.some(isElement) ? 'changing' : null;
}

/** A blank that is written as an expression. */
const isLiteral = (node: Node) => /^(['"`])[^$]*\1$/.test(node.getText());

/** JSX leaves out comments, and blanks that contain a new line. */
function isInMarkup(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

interface Child {
  text: 'none' | 'constant' | 'changing' | 'list';
  /** Whether it can come, go, or be replaced. */
  isChanging: boolean;
}

function kindOf(checker: Checker, child: JsxChild): Child {
  if (isJsxText(child)) return constantText(child.text);
  if (!isJsxExpression(child)) return answerOf(checker, child);
  const type = child.expression && checker.getTypeAtLocation(child.expression);
  // A constant, such as a limit.
  if (type?.isLiteralType()) return constantText(String(type.value));
  return { text: type ? textIn(type, checker) : 'none', isChanging: true };
}

const element: Child = { text: 'none', isChanging: false };

/** Browsers leave blanks as they are. */
function constantText(text: string): Child {
  return { text: text.trim() === '' ? 'none' : 'constant', isChanging: false };
}

/** What is shown in the place of a component. Those of libraries show an element. */
function answerOf(checker: Checker, shown: Shown): Child {
  const tag = isJsxElement(shown)
    ? shown.openingElement.tagName
    : isJsxSelfClosingElement(shown)
      ? shown.tagName
      : undefined;
  const type = tag && checker.getTypeAtLocation(tag);
  if (!type) return element;
  const [signature] = checker.getSignaturesOfType(remembered(checker, type), SignatureKind.Call);
  const answer = signature && checker.getReturnTypeOfSignature(signature);
  if (!answer || isOfLibrary(checker, tag, type)) return element;
  return { text: textIn(answer, checker), isChanging: canBeNothing(answer) };
}

/** The component within React's `memo`, or the same. */
function remembered(checker: Checker, component: Type): Type {
  const inner = checker.getPropertyOfType(component, 'type');
  return (inner && checker.getTypeOfSymbol(inner)) ?? component;
}

/** Whether a library declares the component or, as with a styled one, what makes it. */
function isOfLibrary(checker: Checker, tag: Node, component: Type): boolean {
  const named = checker.getSymbolAtLocation(tag);
  const symbol = named && named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  return [symbol, component.getSymbol()].some((one) =>
    one?.declarations[0]?.path.includes('/node_modules/'),
  );
}

const canBeNothing = (type: Type): boolean =>
  partsOf(type).some(({ flags }) => (flags & (TypeFlags.Nullable | TypeFlags.BooleanLike)) !== 0);

const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;

/** Whether what has this type may be shown as a text, or as a list in which texts may be. */
function textIn(type: Type, checker: Checker, within: readonly Type[] = []): Child['text'] {
  // A type of lists of itself.
  if (within.includes(type)) return 'none';
  const parts = partsOf(type);
  const isText = (part: Type) =>
    (part.flags & textFlags) !== 0 && !(part.isStringLiteralType() && part.value === '');
  if (parts.some(isText)) return 'changing';
  const lists = parts.filter(
    (part) => part.isTypeReference() && part.getSymbol()?.name !== 'ReactElement',
  );
  const isOfTexts = lists.some((list) =>
    checker
      .getTypeArguments(list)
      .some((item) => textIn(item, checker, [...within, type]) !== 'none'),
  );
  return isOfTexts ? 'list' : 'none';
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

function lineOf({ text }: SourceFile, { pos, end }: Node): number {
  const blanks = text.slice(pos, end).search(/\S/);
  return text.slice(0, pos + blanks).split('\n').length;
}
