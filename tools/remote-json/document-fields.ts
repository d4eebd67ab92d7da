/** What the schema of a field says of it. */
export interface FieldSchema {
  type?: string;
  description?: string;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, FieldSchema>>;
  /** Of an object whose keys are names: the form of the keys → the values. */
  patternProperties?: Readonly<Record<string, object>>;
  items?: FieldSchema;
  /** Each choice; its description says them all. */
  anyOf?: readonly object[];
}

/** What each field is for; `[]` stands for an item of a list, `*` for a name. */
const about: Readonly<Record<string, string>> = {
  $schema: 'The schema, for editors.',
  name: 'The remote’s name, in addresses of releases, in commands and in `consumes` of others.',
  team: 'The team that owns it: that of its token, and of CODEOWNERS.',
  exposes:
    'Modules that the shell and other remotes load: a public name → the source file, which exports a component or function of the same name.',
  consumes: 'Modules of other remotes that it shows: remote → their public names.',
  slots:
    'Places of its pages where other remotes may show something: a name → the place. `<Slot>` of `@aangan/host` shows it.',
  'slots.*.max': 'How many extensions one visitor may get there.',
  'slots.*.height': 'The room that is kept for each, in pixels.',
  'slots.*.on': 'The pages that have it; without it every page of the remote may.',
  extensions: 'What it shows in slots of other remotes and of the shell.',
  'extensions[].slot': 'The name of the slot.',
  'extensions[].expose': 'The module that is shown there, named in `exposes`.',
  'extensions[].order': 'Lower numbers come first.',
  'extensions[].for': 'Audiences that see it; without it all.',
  'extensions[].on':
    'Paths of the pages on which it is shown; without it on all that have the slot.',
  'extensions[].when': 'A value of this remote, and what that is where it is shown.',
  'extensions[].when.value': 'The name of the value, which is for both browser and server.',
  'extensions[].when.is': 'What it is.',
  values:
    'What a channel may set without a build: a name → the value. A boolean one is also a flag. `valuesOf` of `@aangan/host` reads it.',
  'values.*.type': 'Of what kind it is; `one of` has `choices`.',
  'values.*.choices': 'What a value of type `one of` can be.',
  'values.*.default': 'What it is where the channel sets nothing.',
  'values.*.description': 'What it does, for who sets it.',
  'values.*.readBy':
    'Where it is read. One for servers is read while a page is rendered, and never reaches a page.',
  outcomes:
    'What visitors come for: a name → what it is. Code reports each by `outcomesOf` of `@aangan/host`; a canary with fewer is ended.',
  'outcomes.*.description': 'What was done when it is reported.',
  asks: 'What its frames ask their pages for, where an integrator trusts it less: each is also to be granted.',
  routes: 'Its pages.',
  'routes[].path': 'The address below the site: `/items`, `/items/:id`, `/items/*`.',
  'routes[].expose': 'The module that shows the page, named in `exposes`.',
  'routes[].title': 'The title until the page or its head sets one.',
  'routes[].for':
    'Audiences that see this page at this address; without it all. Two remotes may have one address for different audiences. The shell’s `shell.json` lists the audiences.',
  'routes[].otherwise':
    'Where an audience is sent that the page is not for; without it, to its own profile.',
  'routes[].access': '`signed-in` sends visitors without an account to sign in, and back.',
  'routes[].requires':
    'Flags that an account must have, such as `staff`; for all others there is no such page. The API decides the flags, `shell.json` lists them.',
  'routes[].chrome': '`bare` hides the header.',
  'routes[].robots': '`noindex` keeps the page out of search engines.',
  'routes[].data':
    'API addresses that the first paint needs: their answers travel in the HTML. `:id` is filled from the path, `{q}` from the query, `{q*}` with every value of a repeated parameter, `{page:1}` with 1 where the query has none.',
  'routes[].link': 'A link to the page in a slot of the shell.',
  'routes[].link.slot':
    'A slot of shell.json that takes links: `header.links` or `account.menu`. Needed, unless `place` is there.',
  'routes[].link.place':
    'Deprecated, gone in the next version: `header` is the slot `header.links`, `account-menu` is `account.menu`.',
  'routes[].link.label': 'Its text.',
  'routes[].link.order': 'Lower numbers come first.',
  'routes[].link.count':
    'An API address that answers `{ count }`: a number of new items beside the link.',
  'routes[].head':
    'A module that exports a pure function of the answers of `data`, in their order: the page’s title, description, picture, canonical address and structured data.',
  budgets:
    'The most JavaScript in bytes, before compression: of a module beside the entry (`./ItemPage`), of a route with the entry (`/items/:id`), of all scripts (`total`).',
};

/** docs/remote-json.md. @throws Error where a field of the schema is not described, or a description has no field */
export function documentFields(schema: FieldSchema): string {
  const fields = fieldsOf(schema, '');
  const names = fields.map(({ name }) => name);
  const undescribed = names.filter((name) => about[name] === undefined);
  const gone = Object.keys(about).filter((name) => !names.includes(name));
  if (undescribed.length + gone.length > 0) {
    throw new Error(`tools/remote-json: not described: ${undescribed}; not in the schema: ${gone}`);
  }
  return `# remote.json, field by field

Written by \`node tools/document-remote-json.ts\` from the schema that builds, registry and shell read. Editors that follow \`$schema\` complete and check the fields. No other field is taken.

| Field | Needed | Expected | What it is for |
|---|---|---|---|
${fields.map(({ name, isRequired, schema: field }) => `| \`${name}\` | ${isRequired ? 'yes' : 'no'} | ${expected(field)} | ${about[name]} |`).join('\n')}

[A small one](../platform/cli/templates/remote/remote.json.template), [one with audiences, parts and heads](../mfe-designers/remote.json).
`;
}

interface Field {
  name: string;
  isRequired: boolean;
  schema: FieldSchema;
}

function fieldsOf({ properties = {}, required = [] }: FieldSchema, before: string): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = before + key;
    const [named]: FieldSchema[] = Object.values(schema.patternProperties ?? {});
    const below = [
      ...fieldsOf(schema.items ?? {}, `${name}[].`),
      ...fieldsOf(named ?? {}, `${name}.*.`),
      ...fieldsOf(schema, `${name}.`),
    ];
    return [{ name, isRequired: required.includes(key), schema }, below].flat();
  });
}

/** What is expected, in words. */
function expected(schema: FieldSchema): string {
  const { type, description, items, minLength, maxLength, maxItems } = schema;
  if (description) return description.replaceAll('|', '\\|');
  if (type === 'array') {
    const of = items?.properties ? 'objects' : `a list of ${expected(items ?? {})}`;
    return maxItems === undefined ? of : `${of}, at most ${maxItems}`;
  }
  if (type === 'string' && maxLength)
    return `a text of ${minLength ?? 0} to ${maxLength} characters`;
  if (type === 'integer') return 'a whole number';
  return type === 'object' ? 'an object' : 'a text';
}
