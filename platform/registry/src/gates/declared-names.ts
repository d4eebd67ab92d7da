import type { RemoteRelease, RouteDeclaration, ShellManifest } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** The audiences and flags that routes and extensions name are those that the shell declares. */
export function declaredNames({ shell, remotes }: ProposedComposition): GateProblem[] {
  const { audiences, flags, defaultAudience } = shell.manifest;
  const unknownAudiences = (remote: RemoteRelease, named: readonly string[], place: string) =>
    unknown(named, audiences).map((audience) => ({
      rule: 'audiences',
      asks: `${nameOf(remote)} names the audience "${audience}" for ${place}`,
      has: `and ${nameOf(shell)} declares ${listed(audiences)}`,
      remedy: remedyFor(remote, 'audience'),
    }));
  const ofExtensions = remotes.flatMap((remote) =>
    (remote.manifest.extensions ?? []).flatMap(({ slot, expose, for: named = [] }) =>
      unknownAudiences(remote, named, `${expose} in ${slot}`),
    ),
  );
  const ofRoutes = remotes.flatMap((remote) =>
    remote.manifest.routes.flatMap((route) => [
      ...unknownAudiences(remote, audiencesOf(route), route.path),
      ...unknown(route.requires ?? [], flags).map((flag) => ({
        rule: 'flags',
        asks: `${nameOf(remote)} requires the flag "${flag}" for ${route.path}`,
        has: `and ${nameOf(shell)} declares ${listed(flags)}`,
        remedy: remedyFor(remote, 'flag'),
      })),
      ...sentElsewhere(route, shell.manifest).map((to) => ({
        rule: 'audiences',
        asks: `${nameOf(remote)} sends the audience "${defaultAudience}" from ${route.path} to ${to}`,
        has: `and ${nameOf(shell)} sends visitors who are not signed in to sign in`,
        remedy: `Remove "${defaultAudience}" from "otherwise" in its remote.json.`,
      })),
    ]),
  );
  return [...ofRoutes, ...ofExtensions];
}

function audiencesOf({ for: audiences = [], otherwise = {} }: RouteDeclaration): string[] {
  return [...new Set([...audiences, ...Object.keys(otherwise)])];
}

function sentElsewhere({ otherwise = {} }: RouteDeclaration, shell: ShellManifest): string[] {
  const to = ownValue(otherwise, shell.defaultAudience);
  return to === undefined ? [] : [to];
}

function unknown(names: readonly string[], declared: readonly string[]): string[] {
  return names.filter((name) => !declared.includes(name));
}

function listed(names: readonly string[]): string {
  return names.join(', ') || 'none';
}

function remedyFor({ name }: RemoteRelease, kind: string): string {
  return `Correct remote.json of ${name}, or first put a shell there that declares the ${kind}.`;
}
