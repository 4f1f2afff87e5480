/** What names a field or a section of the builder. */
export const builderLabel = 'flex flex-wrap items-baseline gap-3 text-subheading font-bold';
