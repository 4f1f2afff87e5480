import type { Quantity } from '../format/quantity.ts';

/** Head texts of a page; its title is the product's name and the page's (requirement 2.19). */
export type PageMeta = { description: string; keywords: string };

/** For pages outside the route table, which have no entry in `pageNames`. */
export type NamedMeta = PageMeta & { name: string };

/** Heading block that opens a section. */
export type SectionHead = { kicker?: string; title: string; lead?: string };

export type Titled = { title: string; text: string };

/** A large numeral with its unit, an optional `prefix` ("up to") and a line of context. */
export type Statistic = Quantity & { prefix?: string; label: string };
