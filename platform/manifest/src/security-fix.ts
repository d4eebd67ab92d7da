/** Where the edge says which security fix is the newest of its channel: open pages look there now and then. */
export const securityFixAddress = '/releases/security-fix';

/** What the edge answers there. */
export interface SecurityFixAnswer {
  /** The revision of the channel that the fix made; 0 without one. A page's composition names the one it has. */
  securityFix: number;
}
