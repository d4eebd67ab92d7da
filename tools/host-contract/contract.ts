/** One exported name: its declaration, its members, and until when it is supported. */
export interface ContractName {
  declaration: string;
  members?: Record<string, string>;
  /** The date of its `@deprecated` tag (YYYY-MM-DD): remotes may use it until then. */
  deprecated?: string;
}

/** What remotes may import of one package. */
export type PackageContract = Record<string, ContractName>;

/** The host contract: its version, and by package what remotes may import from their host. */
export interface HostContract {
  version: string;
  packages: Record<string, PackageContract>;
}
