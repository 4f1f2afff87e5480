import json from './hotlineHours.json' with { type: 'json' };

/**
 * Hotline hours, every day, local time in Germany (requirement 1.30). Apart from the other facts, because every
 * page's script counts with them and with none of the others.
 */
export const hotlineHours = json;
