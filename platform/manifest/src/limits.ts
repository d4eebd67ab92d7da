/**
 * How much a release may declare. Every page carries the composition, and the gate compares the declarations with each
 * other: the bounds keep both small and lie far above what an app needs.
 */
export const limits = {
  routes: 200,
  shellPages: 200,
  /** Segments of a path. */
  pathSegments: 20,
  /** Paths of all pages of a composition: the gate compares them with each other, and every page carries them. */
  compositionPaths: 1_000,
  siteFiles: 100,
  /** Languages of a site. */
  languages: 20,
  scripts: 50,
  fonts: 20,
  exposes: 100,
  consumedRemotes: 50,
  /** Slots that one release declares. */
  slots: 50,
  /** Extensions that one release puts into slots. */
  extensions: 50,
  /** Paths that a slot or an extension names. */
  slotPages: 20,
  /** Extensions that one visitor gets in a slot. */
  shownExtensions: 20,
  /** Extensions of all releases of a composition: the route table lists them. */
  compositionExtensions: 500,
  /** Values that one release declares, choices of one, and characters of a text. */
  values: 50,
  choices: 50,
  valueLength: 500,
  /** Outcomes that one release declares. */
  outcomes: 10,
  /** What a channel sets of one remote, in bytes of JSON: each page that can show the remote carries it. */
  settingsBytes: 4_096,
  /** Files of a release. */
  files: 2_000,
  /** Addresses of first data that one page names. */
  firstData: 10,
  /** Audiences, and flags. */
  names: 50,
  sharedPackages: 100,
  /** Names of one shared package. */
  sharedNames: 1_000,
  /** Operations of the API that one release calls. */
  operations: 1_000,
  /** The file with the messages of a release, in bytes. */
  messagesBytes: 2 * 1024 * 1024,
  /** A file of types, in bytes. */
  typeFileBytes: 256 * 1024,
  /** Characters of a name in code, of a version, of a package's name. */
  nameLength: 214,
  addressLength: 300,
  /** Characters of the branch that a release was built from. */
  branchLength: 255,
  /** Characters of the address of the run that published it. */
  runUrlLength: 2_000,
} as const;
