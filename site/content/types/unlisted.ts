import type { NamedMeta } from './shared.ts';

/** Pages outside the route table: neither linked nor indexed. */
export type UnlistedContent = {
  notFound: { meta: NamedMeta; kicker: string; title: string; text: string; links: string };
  comingSoon: {
    meta: NamedMeta;
    title: string;
    text: string;
    urgent: string;
    hotline: string;
    hours: string;
    email: string;
  };
  messageSent: { meta: NamedMeta; home: string };
};
