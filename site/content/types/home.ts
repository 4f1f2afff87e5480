import type { KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

export type HomeContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  answers: KeyAnswersContent;
  clients: SectionHead & { points: readonly Titled[] };
  valuers: SectionHead & { points: readonly Titled[] };
};
