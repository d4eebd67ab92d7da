/** Asks who is signed in to prove it. @returns whether they did */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let running: Promise<boolean> | undefined;

/** Has the page ask by this. @returns what stops it */
export function setProofAsker(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks for a proof; requests that need one at the same time share it. */
export function askForProof(): Promise<boolean> {
  running ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    running = undefined;
  });
  return running;
}
