import { readdir, readFile } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type DemoContent, demoSchema } from './demo-content.ts';

/** The folder api/demo, with a slash at its end. */
const demoDirectory = new URL('../../demo/', import.meta.url);

/**
 * Reads the demo content.
 * @param directory a folder like api/demo, with a slash at its end
 * @throws Error that names the file and the place in it, when a file does not fit the schema or listing.json does not
 *   name each firm once
 */
export async function readDemoContent(directory = demoDirectory): Promise<DemoContent> {
  const { accounts, listing, portfolios, requests, conversations, reviews, boards, projects } =
    demoSchema;
  const { answers, clientReviews, evidence, quotes } = demoSchema;
  const { designers, vendors, firstPart } = await readChecked(directory, 'listing.json', listing);
  return {
    accounts: await readChecked(directory, 'accounts.json', accounts),
    designers: await readFirms(directory, 'designers', demoSchema.designers, designers),
    vendors: await readFirms(directory, 'vendors', demoSchema.vendors, vendors),
    firstPart: new Set(firstPart),
    portfolios: await readChecked(directory, 'portfolios.json', portfolios),
    requests: await readChecked(directory, 'requests.json', requests),
    conversations: await readChecked(directory, 'conversations.json', conversations),
    answers: await readChecked(directory, 'answers.json', answers),
    evidence: await readChecked(directory, 'evidence.json', evidence),
    quotes: await readChecked(directory, 'quotes.json', quotes),
    reviews: await readChecked(directory, 'reviews.json', reviews),
    clientReviews: await readChecked(directory, 'client-reviews.json', clientReviews),
    boards: await readChecked(directory, 'boards.json', boards),
    projects: await readChecked(directory, 'projects.json', projects),
  };
}

async function readFirms<Schema extends TSchema>(
  directory: URL,
  folder: 'designers' | 'vendors',
  schema: Schema,
  { listed, unlisted }: { listed: string[]; unlisted: string[] },
) {
  const named = [...listed, ...unlisted].map((slug) => `${slug}.json`);
  const files = await readdir(new URL(folder, directory));
  const wrong = [
    ...files.filter((file) => !named.includes(file)).map((file) => `does not name ${file}`),
    ...named
      .filter((file) => !files.includes(file))
      .map((file) => `names ${file}, which is not there`),
    ...named
      .filter((file, place) => named.indexOf(file) < place)
      .map((file) => `names ${file} twice`),
  ];
  if (wrong.length > 0) {
    throw new Error(`api/demo/listing.json: /${folder} ${wrong.join('; ')}. Name each file once.`);
  }
  const read = async (slug: string) => {
    const firm = await readChecked(directory, `${folder}/${slug}.json`, schema);
    return Object.assign({ slug }, firm);
  };
  return {
    listed: await Promise.all(listed.map(read)),
    unlisted: await Promise.all(unlisted.map(read)),
  };
}

async function readChecked<Schema extends TSchema>(
  directory: URL,
  file: string,
  schema: Schema,
): Promise<Static<Schema>> {
  const value = parseJson(file, await readFile(new URL(file, directory), 'utf8'));
  if (Value.Check(schema, value)) return value;
  const problems = Value.Errors(schema, value)
    .filter(({ schemaPath, keyword }) => !schemaPath.includes('/anyOf/') && keyword !== 'boolean')
    .map((error) => `${error.instancePath || '/'} ${error.message}${detailOf(error.params)}`);
  throw new Error(`api/demo/${file}: ${problems.join('; ')}.`);
}

/** What a message leaves out: the keys that are not allowed, the values that are. */
function detailOf(params: object): string {
  const named = 'additionalProperties' in params || 'allowedValues' in params;
  return named ? `: ${Object.values(params).flat().join(', ')}` : '';
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`api/demo/${file}: ${String(error)}`);
  }
}
