import type { Edit } from '../../tools/copied-remote.ts';
import type { RemoteChange } from './remote-changes.ts';

const file = 'src/app/vendor-about-page.tsx';
const component = 'function VendorAboutWithAction() {';

/** The page runs this when it is rendered. */
const about = (body: string): Edit => ({ file, from: component, to: `${component}\n${body}` });
/** Its module runs this when it is loaded. */
const aboutModule = (code: string): Edit => ({
  file,
  from: component,
  to: `${code}\n\n${component}`,
});
const withEffects: Edit = {
  file,
  from: 'import { withApi }',
  to: "import { useEffect } from 'react';\nimport { withApi }",
};

const inBrowser = "typeof window !== 'undefined'";
const breaking = { remote: 'vendors', rule: 'booted pages' } as const;
const harmless = { remote: 'vendors', rule: null } as const;

/** Changes that break a page in a browser only: a server renders it. */
export const breakingInBrowser: readonly RemoteChange[] = [
  {
    ...breaking,
    title: 'a module throws when a browser evaluates it',
    edits: [aboutModule(`if (${inBrowser}) throw new Error('no such setting');`)],
  },
  {
    ...breaking,
    title: 'a module never ends to load in a browser',
    edits: [aboutModule(`if (${inBrowser}) await new Promise(() => undefined);`)],
  },
  {
    ...breaking,
    title: 'a page throws in an effect',
    edits: [
      withEffects,
      about("  useEffect(() => {\n    throw new Error('no such element');\n  }, []);"),
    ],
  },
  {
    ...breaking,
    title: 'a page leaves a promise rejected',
    edits: [withEffects, about("  useEffect(() => void Promise.reject(new Error('lost')), []);")],
  },
  {
    ...breaking,
    title: 'a page shows nothing',
    edits: [about(`  if (${inBrowser}) return null;`)],
  },
  {
    ...breaking,
    title: 'a page computes without end in a browser',
    edits: [
      withEffects,
      about(
        '  useEffect(() => {\n    for (let count = 0; count >= 0; ) count = (count + 1) % 7;\n  }, []);',
      ),
    ],
  },
  {
    ...breaking,
    title: 'a page leaves a listener behind',
    edits: [
      withEffects,
      about("  useEffect(() => addEventListener('resize', () => console.debug('resized')), []);"),
    ],
  },
  {
    ...breaking,
    title: 'a page leaves an interval behind',
    edits: [
      withEffects,
      about('  useEffect(() => void setInterval(() => console.debug(1), 900), []);'),
    ],
  },
];

/** Changes of the same kind that harm nobody. */
export const harmlessInBrowser: readonly RemoteChange[] = [
  {
    ...harmless,
    title: 'an effect catches what it throws',
    edits: [
      withEffects,
      about(
        "  useEffect(() => {\n    try {\n      throw new Error('expected');\n    } catch (error) {\n      console.error(error);\n    }\n  }, []);",
      ),
    ],
  },
  {
    ...harmless,
    title: 'a page asks for what is not there, and says so',
    edits: [
      withEffects,
      about(
        "  useEffect(() => void fetch('/api/nothing/').then(({ status }) => console.warn(status)), []);",
      ),
    ],
  },
  {
    ...harmless,
    title: 'a page computes for a moment',
    edits: [
      withEffects,
      about(
        '  useEffect(() => {\n    for (const end = Date.now() + 300; Date.now() < end; );\n  }, []);',
      ),
    ],
  },
  {
    ...harmless,
    title: 'a page ends what it has begun',
    edits: [
      withEffects,
      about(
        `  useEffect(() => {
    const log = () => console.debug('resized');
    addEventListener('resize', log);
    const interval = setInterval(log, 900);
    return () => {
      removeEventListener('resize', log);
      clearInterval(interval);
    };
  }, []);`,
      ),
    ],
  },
];
