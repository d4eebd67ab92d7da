/** What `pnpm licenses list --json` prints. */
export type LicencesByName = Record<
  string,
  readonly { name: string; versions: readonly string[] }[]
>;

/**
 * The advisories of `pnpm audit --json`, the gravest first; why there are none where the registry does not tell them.
 */
export function auditLines(printed: string): string[] {
  if (!printed.trim().startsWith('{')) return ['The registry was not asked: pnpm printed nothing.'];
  const { error, advisories = {} } = JSON.parse(printed) as AuditAnswer;
  if (error) return [`Not known: ${error.message ?? error.code ?? 'the registry refused'}`];
  const gravest = ['critical', 'high', 'moderate', 'low', 'info'];
  return Object.values(advisories)
    .sort((one, other) => gravest.indexOf(one.severity) - gravest.indexOf(other.severity))
    .map(
      ({ severity, module_name, title, url }) => `${severity}  ${module_name}: ${title} (${url})`,
    );
}

interface AuditAnswer {
  error?: { code?: string; message?: string };
  advisories?: Record<string, Advisory>;
}

interface Advisory {
  severity: string;
  module_name: string;
  title: string;
  url: string;
}

/** Each licence with the number of its packages; of a rare one, their names. */
export function licenceLines(licences: LicencesByName): string[] {
  return Object.entries(licences)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, packages]) => {
      const names = packages.length <= 5 ? `: ${packages.map(({ name }) => name).join(', ')}` : '';
      return `${String(packages.length).padStart(4)}  ${licence}${names}`;
    });
}

/** The packages with install scripts that pnpm-workspace.yaml names in neither of its two lists. */
export function unlistedScripts(workspace: string, packages: readonly string[]): string[] {
  const [, lists = ''] = workspace.split(/^onlyBuiltDependencies:$/m);
  const listed = new Set([...lists.matchAll(/^ {2}- "?([^"\n]+)"?$/gm)].map(([, name]) => name));
  return [...new Set(packages)].filter((name) => !listed.has(name)).sort();
}
