import { parse } from 'acorn';

/** A message of the source, as the macros of Lingui leave it in compiled code. */
export interface CodeMessage {
  id: string;
  /** The text in the source's language, in ICU MessageFormat. */
  message: string;
  /** What translators are told of it. */
  comment?: string;
  /** Where the literal of the text begins in the code, and where it ends. */
  from: number;
  to: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The messages in compiled code: objects with the texts `id` and `message`, which have a dot in the id. Handwritten
 * objects count like those of macros.
 * @param code a module of ECMAScript, without JSX and types
 */
export function messagesInCode(code: string): CodeMessage[] {
  // Most modules have none, and are not parsed.
  if (!/\bid:/.test(code) || !/\bmessage:/.test(code)) return [];
  const found: CodeMessage[] = [];
  const visit = (node: Node) => {
    if (node.type === 'ObjectExpression') {
      const message = messageOf(node);
      if (message) found.push(message);
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child);
      }
    }
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Node);
  return found;
}

function messageOf({ properties }: Node): CodeMessage | undefined {
  const id = literalOf(properties as Node[], 'id');
  const message = literalOf(properties as Node[], 'message');
  if (!id || !message || !isMessageId(id.text)) return undefined;
  const comment = literalOf(properties as Node[], 'comment')?.text;
  return {
    id: id.text,
    message: message.text,
    ...(comment && { comment }),
    from: message.node.start,
    to: message.node.end,
  };
}

/** Whether a text is the id of a message, such as `vendors.none-found`. */
function isMessageId(text: string): boolean {
  return /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/.test(text);
}

/** A property that is a text, or a template without places. */
function literalOf(properties: Node[], name: string): { text: string; node: Node } | undefined {
  for (const { type, key, value } of properties) {
    const { name: written, value: quoted } = (key ?? {}) as { name?: string; value?: string };
    if (type !== 'Property' || (written ?? quoted) !== name) continue;
    const node = value as Node;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      return { text: node.value, node };
    }
    const [quasi, ...more] = (node.quasis ?? []) as { value: { cooked: string } }[];
    if (node.type === 'TemplateLiteral' && quasi && more.length === 0) {
      return { text: quasi.value.cooked, node };
    }
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string';
}
