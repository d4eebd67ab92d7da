/** A tab of a browser with nothing of another one, in the few words that every browser's driver knows. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; `given` are its parameters. */
  run<Result>(body: string, ...given: unknown[]): Promise<Result>;
  /** The same, in the page's first frame. */
  runInFrame<Result>(body: string, ...given: unknown[]): Promise<Result>;
  /** The element that the body of a function returns. */
  element(body: string, ...given: unknown[]): Promise<TabElement>;
  close(): Promise<void>;
}

export interface TabElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file of this computer, by its path. */
  choose(file: string): Promise<void>;
}

/** A browser that has been started. */
export interface StartedBrowser {
  /** Its name and version. */
  name: string;
  openTab(): Promise<Tab>;
  end(): Promise<void>;
}
