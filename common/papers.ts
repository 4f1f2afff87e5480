/**
 * The papers that a client's legal department asks for. One that is `open` does not exist yet: no page offers it, and
 * the launch check names it. Set it to `ready` once it can be sent to whoever asks.
 */
export type PaperState = 'open' | 'ready';

/** What each paper is, for the launch check. */
export const paperNames = {
  processing: 'the contract on data processing (Art. 28 GDPR)',
  measures: 'its annex, the technical and organisational measures (Art. 32 GDPR)',
  processors: 'the list of the platform’s processors',
  secrecy: 'the undertaking of secrecy (§ 43e BRAO, § 203 StGB)',
  outsourcing: 'the annex on outsourcing and ICT services (§ 25b KWG, Art. 30 DORA)',
} as const;

export type Paper = keyof typeof paperNames;
export type Papers = Readonly<Record<Paper, PaperState>>;

export const papers: Papers = {
  processing: 'open',
  measures: 'open',
  processors: 'open',
  secrecy: 'open',
  outsourcing: 'open',
};
