import type { SuccessOf } from '@aangan/endpoint';
import type { paths } from './schema.generated.ts';

/** What the registry answers to a request. The types below name answers that several readers use. */
export type Answer<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> = SuccessOf<
  paths[Path][Method]
>;

export type Channels = Answer<'/channels'>;
/** What a channel serves, for its pages. */
export type ChannelComposition = Answer<'/channels/{channel}'>;
export type ChannelStatus = Answer<'/channels/{channel}/releases'>;
export type ServedRelease = ChannelStatus['releases'][number];
export type CanaryStatus = ChannelStatus['canaries'][number];
/** A canary that grows by itself, with what its next step waits for. */
export type Rollout = Answer<'/channels/{channel}/rollouts'>['results'][number];
/** What a channel requires of each step of a rollout. */
export type RolloutRules = Channels['rolloutRules'][string];
/** What a channel served at a moment. */
export type ChannelAt = Answer<'/channels/{channel}/served'>;
/** A composition that was served. */
export type ServedComposition = Answer<'/compositions/{id}'>;
/** The values that the releases of a channel read, and what they are set to. */
export type ChannelValues = Answer<'/channels/{channel}/values'>;
/** What a value is set to: what it is, or whom a flag is on for. */
export type ValueSetting = NonNullable<ChannelValues['values'][number]['setting']>;
export type HistoryPage = Answer<'/history'>;
export type ChannelChange = HistoryPage['results'][number];
/** What a change of a channel did. */
export type MoveResult = Answer<'/channels/{channel}/releases', 'post'>;
/** What the compatibility gate says of releases that were not put on the channel. */
export type CheckResult = Answer<'/channels/{channel}/checks', 'post'>;
/** The newest check of a composition's pages, which is the one that counts. */
export type RequiredCheck = Answer<'/channels/{channel}/required-check'>;
export type PublishedRelease = Answer<'/releases'>['results'][number];
export type Token = Answer<'/tokens'>['results'][number];
export type RemoteReports = Answer<'/reports/{name}'>;
/** The last hour of one release on a channel. */
export type ReleaseRate = Answer<'/channels/{channel}/health'>['results'][number];
/** A live canary beside the stable releases, in each metric. */
export type JudgedCanary = Answer<'/channels/{channel}/canaries'>['results'][number];
export type CanaryFigures = JudgedCanary['figures'][number];
/** A composition that was made for sessions, with the address that opens it. */
export type ComposeLink = Answer<'/compose-links', 'post'>;
export type ListedLink = Answer<'/compose-links'>['results'][number];
/** The packages that remotes in other repositories are built with. */
export type Sdk = Answer<'/sdk'>;
