/** Address of the analytics container's script, inserted at build time; empty in a site without analytics. */
declare const __ANALYTICS_CONTAINER__: string;

/* eslint-disable @typescript-eslint/consistent-type-definitions -- the DOM's types are extended as interfaces only */
interface Window {
  /** The data layer of Matomo's tag manager; exists from consent until its withdrawal. */
  _mtm?: Pick<Readonly<Record<string, string | number>>[], 'push'>;
}
interface Navigator {
  /** Global Privacy Control and Do Not Track, which the DOM's types lack and browsers send. */
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}
