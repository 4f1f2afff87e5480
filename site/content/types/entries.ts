/** Kinds of employment, as a job's file names them; their words are in `about.json` of each language. */
export const employments = ['fullTime', 'partTime', 'fullOrPartTime', 'temporary', 'internship'] as const;
export type Employment = (typeof employments)[number];

/** Where one works: at the company's address, at home in Germany, or both. */
export const workplaces = ['office', 'remote', 'officeOrRemote'] as const;
export type Workplace = (typeof workplaces)[number];

/** An open job in one language. */
export type Job = {
  /** The name of its file, which is also its anchor. */
  id: string;
  title: string;
  /** Paragraphs. */
  description: readonly string[];
  employment: Employment;
  workplace: Workplace;
  /** The day on which it was published, `YYYY-MM-DD`. */
  published: string;
  /** The last day on which one can apply, `YYYY-MM-DD`. */
  closes: string;
  /** The same day as the language writes it. */
  lastDay: string;
};

/** A customer's words in one language, released by them for publication; never invented (requirement 1.31). */
export type Testimonial = {
  quote: string;
  name: string;
  role: string;
  organisation: string;
};

/** A text in which the page fills in no names, and that is not only blanks. */
export const plainTextPattern = /^(?=.*\S)[^{}]*$/s;
