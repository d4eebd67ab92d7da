import { type Host, type RemoteValues, useHost } from '@aangan/host';
import {
  ErrorCode,
  OpenFeature,
  OpenFeatureEventEmitter,
  OpenFeatureProvider,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/react-sdk';
import { type ReactNode, useMemo } from 'react';

interface FlagsProps {
  /** The values of the remote: `valuesOf`. */
  of: RemoteValues<never>;
  children: ReactNode;
}

/** Gives the hooks of OpenFeature below it the values of a remote, by their names: `useBooleanFlagValue('calm-cards', false)`. */
export function Flags({ of, children }: FlagsProps) {
  const host = useHost();
  const domain = useMemo(() => {
    // Before the first paint: the hooks below read it while they are rendered.
    OpenFeature.setProvider(of.remote, createFlagProvider(host, of as RemoteValues));
    return of.remote;
  }, [host, of]);
  return <OpenFeatureProvider domain={domain}>{children}</OpenFeatureProvider>;
}

/** A provider of OpenFeature for one remote and one visitor. It answers at once, the same on a server. */
function createFlagProvider(host: Host, values: RemoteValues): Provider {
  const events = new OpenFeatureEventEmitter();
  host.session.subscribe(() => events.emit(ProviderEvents.ConfigurationChanged));
  const resolve = <Of,>(name: string, unset: Of): ResolutionDetails<Of> => {
    if (!values.names.includes(name)) {
      return { value: unset, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND };
    }
    const value: unknown = values.read(host, name);
    if (typeof value === typeof unset) return { value: value as Of, reason: 'TARGETING_MATCH' };
    return { value: unset, reason: 'ERROR', errorCode: ErrorCode.TYPE_MISMATCH };
  };
  return {
    metadata: { name: 'aangan' },
    runsOn: 'client',
    events,
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}
