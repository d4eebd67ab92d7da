/** Where the edge answers with the newest security fix of its channel; open pages ask now and then. */
export const securityFixAddress = '/releases/security-fix';

/** The answer at {@link securityFixAddress}. */
export interface SecurityFixAnswer {
  /** The revision of the channel that the fix made; 0 without one. A page's composition names the one it has. */
  securityFix: number;
}
