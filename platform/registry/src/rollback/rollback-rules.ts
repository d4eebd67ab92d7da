/** What a decision of the platform must rest on. */
export interface RollbackRules {
  /** Networks (an IPv4 /24 or an IPv6 /48) that must have seen failures. */
  networks: number;
  /** Failed page views of one network that count; what it reports beyond that changes nothing. */
  reportsPerNetwork: number;
}

export const defaultRules: RollbackRules = { networks: 3, reportsPerNetwork: 1 };

/**
 * Networks that must have seen pages of a canary fail, by its share of the visitors. Where few get it, a few failures are
 * very unlikely without a fault, so that a few networks that make them up could end any canary: twice as many are needed
 * below a quarter of the visitors.
 */
export function networksFor(share: number, { networks }: RollbackRules): number {
  return share < 0.25 ? 2 * networks : networks;
}

/** Failed views that a decision needs at least, whatever the networks. */
export const minFailures = 3;

/** Views of the release before that its rate is read from; with fewer no stable release is rolled back. */
export const minViewsBefore = 200;
