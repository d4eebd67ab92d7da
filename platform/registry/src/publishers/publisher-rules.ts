import type { Channel } from '@aangan/manifest';
import type { NewPublisher } from './publisher-repository.ts';
import { isIssuerAddress } from './read-from-issuer.ts';

/**
 * What is wrong with a publisher that is to be named; undefined if nothing is.
 * @param site.visitorsChannel no publisher may change it: a person puts releases there
 */
export function publisherProblem(
  { issuer, repository, branch, tag, workflow, channels }: NewPublisher,
  site: { channels: readonly Channel[]; visitorsChannel: Channel; isOfDevelopment: boolean },
): string | undefined {
  if (!isIssuerAddress(issuer, site.isOfDevelopment)) {
    return `${issuer} is no address of an issuer: it begins with https:// and is on the public internet, as https://token.actions.githubusercontent.com.`;
  }
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repository)) {
    return `${repository} is no repository: name it as owner/name, as its address has it.`;
  }
  if ((branch === undefined) === (tag === undefined)) return 'Name a branch or a tag.';
  if (branch?.includes('*')) {
    return 'A branch is named as it is. Who may push to a branch of any name could publish; a tag may have one *.';
  }
  if (tag !== undefined && tag.split('*').length > 2) return 'A tag may have one *.';
  if (issuer.includes('githubusercontent.com') && !workflow.startsWith('.github/workflows/')) {
    return `Name the workflow by its path in the repository: .github/workflows/${workflow}.`;
  }
  if (channels.includes(site.visitorsChannel)) {
    return `A publisher never changes ${site.visitorsChannel}, which visitors see: promote with an account or with a token that an integrator issued.`;
  }
  const unknown = channels.filter((channel) => !site.channels.includes(channel));
  if (unknown.length === 0) return undefined;
  return `There is no channel ${unknown.join(', ')}. There are: ${site.channels.join(', ')}.`;
}
