/** Address of the analytics container's script, inserted at build time; empty in a site without analytics. */
declare const __ANALYTICS_CONTAINER__: string;

type DataLayerEntry = Readonly<Record<string, string | number>>;

// The data layer of Matomo's tag manager; exists from consent until its withdrawal.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window can only be extended as an interface
interface Window {
  _mtm?: Pick<DataLayerEntry[], 'push'>;
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Navigator can only be extended as an interface
interface Navigator {
  /** Global Privacy Control; undefined where the browser does not know it. */
  readonly globalPrivacyControl?: boolean;
  /** Do Not Track, which the DOM's types have dropped and browsers still send. */
  readonly doNotTrack?: string | null;
}
