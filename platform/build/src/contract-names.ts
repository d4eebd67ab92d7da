/** The report of what remotes may import from the shell: package → name → what is known of it. */
export interface HostContract {
  packages: Record<string, Record<string, { deprecated?: string }>>;
}

/** A contract's names as release.json has them, with the dates of deprecated ones. */
export function contractNames({ packages }: HostContract) {
  const names: Record<string, string[]> = {};
  const deprecated: Record<string, Record<string, string>> = {};
  for (const [name, contract] of Object.entries(packages)) {
    names[name] = Object.keys(contract);
    const dates = Object.entries(contract).flatMap(([exported, { deprecated: until }]) =>
      until ? [[exported, until] as const] : [],
    );
    if (dates.length > 0) deprecated[name] = Object.fromEntries(dates);
  }
  return { names, deprecated };
}
