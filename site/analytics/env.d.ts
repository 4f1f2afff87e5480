/** Address of the analytics container's script, inserted at build time; empty in a site without analytics. */
declare const __ANALYTICS_CONTAINER__: string;

// The DOM's types can only be extended as interfaces.
/* eslint-disable @typescript-eslint/consistent-type-definitions */
interface Window {
  /** The data layer of Matomo's tag manager; exists from consent until its withdrawal. */
  _mtm?: Pick<Readonly<Record<string, string | number>>[], 'push'>;
}
interface Navigator {
  /** Global Privacy Control and Do Not Track, which the DOM's types lack and browsers send. */
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}
