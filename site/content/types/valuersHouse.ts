/** What stands on the section through a house: heights, widths and the flat that is valued. */
export type ValuersHouseContent = {
  /** Says what the drawing shows. */
  description: string;
  /** Heights above the ground floor, from the cellar up. */
  levels: Record<'cellar' | 'ground' | 'first' | 'attic' | 'ridge', { height: string; name: string }>;
  /** From floor to floor, and from the attic's floor to the ridge. */
  storeys: Record<'cellar' | 'ground' | 'first' | 'attic', string>;
  /** With a third decimal place where there is half a centimetre; drawings raise it. */
  rooms: readonly string[];
  width: string;
  clearHeight: string;
  flat: { area: string; text: string };
};
