/** The company's time zone. A constant of its own, so that scripts of the pages inline it and share no chunk for it. */
export const timeZone = 'Europe/Berlin';
