import type { Settings, SiteValues, Value } from '@aangan/manifest';
import { flagKey, type Reader, readSetting } from '@aangan/manifest/read-setting';

/** Where a page has its values from. */
interface ValueSource {
  /** What the channel sets, by remote. */
  values?: SiteValues | undefined;
  /** What it sets of the values that only servers read; absent in a browser. */
  serverValues?: SiteValues | undefined;
  /** The flags whose percentage reaches the visitor. */
  flags: readonly string[];
  /** Whom the page is shown to now. */
  audience: () => string;
}

/** The values that a channel sets, as one visitor gets them. */
export interface VisitorValues {
  /** A value that pages read; undefined where nothing is set. */
  read(remote: string, name: string): Value | undefined;
  /** A value that only servers read; absent in a browser. */
  readOnServer?: (remote: string, name: string) => Value | undefined;
}

/** The same in the browser and on a server. */
export function createVisitorValues(source: ValueSource): VisitorValues {
  const { values, serverValues, flags, audience } = source;
  const reading = (of: SiteValues | undefined) => (remote: string, name: string) => {
    const setting = own(own(of, remote), name);
    const reader: Reader = { audience: audience(), flags };
    return setting === undefined ? undefined : readSetting(setting, flagKey(remote, name), reader);
  };
  return { read: reading(values), ...(serverValues && { readOnServer: reading(serverValues) }) };
}

function own<Of extends SiteValues | Settings>(record: Of | undefined, name: string) {
  return record && Object.hasOwn(record, name) ? (record[name] as Of[string]) : undefined;
}
