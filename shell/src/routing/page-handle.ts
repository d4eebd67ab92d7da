/** What a route tells the shell about its page. */
export interface PageHandle {
  title?: string;
  /** The page brings its own header. */
  isBare?: boolean;
  /** The page needs an account, and says itself when the session could not be checked. */
  needsAccount?: boolean;
}
