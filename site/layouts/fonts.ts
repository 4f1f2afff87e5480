import regular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import semibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import bold from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url';

/** Addresses of the weights that every page has in its first view. */
export const fonts: readonly string[] = [regular, semibold, bold];
