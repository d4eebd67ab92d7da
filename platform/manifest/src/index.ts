export { platformPaths, RoutePath } from './addresses.ts';
export { type BrowserComposition, forBrowser } from './browser-composition.ts';
export {
  composeLocalRemote,
  composeRemote,
  composeShell,
  loadableRelease,
  releaseBaseUrl,
} from './compose-releases.ts';
export type {
  Canary,
  ChannelComposition,
  ComposedRemote,
  ComposedShell,
  Composition,
  LoadableRelease,
} from './composition.ts';
export { Channel, parseChannelComposition } from './composition.ts';
export type {
  CarriedComposition,
  CarriedPage,
  RemoteDescription,
  RouteTable,
  SiteComposition,
  SiteRemote,
} from './composition-parts.ts';
export {
  carriedBy,
  compositionFileAddress,
  compositionFileIntegrity,
  describeRemote,
  routeTable,
  siteOf,
} from './composition-parts.ts';
export { RemoteName } from './declared-names.ts';
export type { FilledExtension, FilledSlot, FilledSlots } from './filled-slots.ts';
export { filledSlots } from './filled-slots.ts';
export { firstDataOf } from './first-data.ts';
export { frameOf, framesPath, keptApart } from './framed.ts';
export { mayFill, notGranted } from './grants.ts';
export type {
  CompositionInLanguage,
  RemoteInLanguage,
  RouteInLanguage,
} from './in-language.ts';
export { inLanguage } from './in-language.ts';
export type { AddressedLanguage, Language, TextInLanguages } from './languages.ts';
export {
  languageOf,
  languagesOf,
  messagesExpose,
  pathInLanguage,
  prefixOf,
  textIn,
} from './languages.ts';
export { limits } from './limits.ts';
export { filledLinePattern, linePattern } from './line-text.ts';
export { linkKey, linkSlotsOf, slotOfLink } from './link-slots.ts';
export { Ask, Asks, LowTrust } from './low-trust.ts';
export { namesRelease } from './named-releases.ts';
export { isChannelName, isRemoteName, nameRule, shellName } from './names.ts';
export type { PageTemplate } from './page-template.ts';
export { parsePageTemplate } from './page-template.ts';
export { ManifestError } from './parse.ts';
export { parseReleaseManifest } from './parse-release-manifest.ts';
export { placeReleases } from './placed-releases.ts';
export { type PortableContainer, portableFolder } from './portable.ts';
export { publishedSchemas } from './published-schemas.ts';
export { packageOf, packageVersionOf, unrecordedProblems } from './recorded-fields.ts';
export type { Delta, OtherEncoding, RegistryReader, ReleasedFile } from './registry-reader.ts';
export { isForVisitors, purposeOf, useAsDictionary } from './release-dictionary.ts';
export {
  contentTypeOf,
  fileSecurityHeaders,
  releaseFileHeaders,
} from './release-file.ts';
export type {
  ApiOperation,
  RecordedTypes,
  ReleaseFile,
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from './release-manifest.ts';
export {
  billOfMaterialsFile,
  isForIntegrators,
  isReleaseAddress,
  isScript,
  isSourceMap,
  messagesFile,
  pageScripts,
  ReleaseId,
  releaseFormat,
} from './release-manifest.ts';
export { ReleasePath } from './release-path.ts';
export { containerOf, nameProblems, portableContainerOf } from './release-rules.ts';
export type { RemoteManifest, RouteDeclaration } from './remote-manifest.ts';
export { allScripts, parseRemoteManifest, textsOfRoutes } from './remote-manifest.ts';
export type {
  ApiAnswer,
  FailedPart,
  PageRequest,
  PageToRender,
  RenderedComposition,
  RenderedPage,
  Renderer,
  RenderFailure,
  RenderOutcome,
} from './rendering.ts';
export { maxRenderedAddress } from './rendering.ts';
export type { ReportingPage } from './report-limits.ts';
export { pageElementId, reportLimits, reportsPath } from './report-limits.ts';
export type {
  FailureReport,
  MeasureReport,
  OutcomeReport,
  PageReports,
  ReportedFailure,
  ReportedMeasure,
  ReportedOutcome,
  ReportedStart,
} from './reports.ts';
export { isFailure, isOutcome, parsePageReports, ReportBatch } from './reports.ts';
export type { ComposedPath, ComposedRoute, RouteConflict } from './routes.ts';
export {
  chooseRoute,
  isForAudience,
  matchPath,
  pathsOf,
  pathWith,
  routeConflicts,
} from './routes.ts';
export { hasSecretForm } from './secret-text.ts';
export type { ShellManifest, ShellPage } from './shell-manifest.ts';
export {
  languageCodes,
  parseShellManifest,
  pathsOfLanguages,
  releasedSiteFiles,
} from './shell-manifest.ts';
export { shownExtensions } from './shown-extensions.ts';
export { shownRemotes } from './shown-remotes.ts';
export { takesPage } from './site-file-claims.ts';
export type { SiteValues } from './site-values.ts';
export { type SlotDeclaration, SlotExtension } from './slot-declarations.ts';
export { unspokenTexts } from './texts-in-languages.ts';
export { everyLoopback, isTrustedOrigin, refusedLocalServer } from './trusted-origins.ts';
export type { Rollout } from './value-declarations.ts';
export {
  fittingSettings,
  isRollout,
  Setting,
  Settings,
  settingProblem,
  shownSetting,
  Value,
  ValueDeclaration,
  ValueName,
} from './value-declarations.ts';
export { withSettings } from './with-settings.ts';
