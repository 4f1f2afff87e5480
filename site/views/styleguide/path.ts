/** Unprefixed address of the style guide, which `npm run dev` serves and no build has (decision 23). */
export const styleguidePath = '/styleguide';
