import json from './hotlineHours.json' with { type: 'json' };
import type { Week } from './week.ts';

/**
 * Hotline hours, day by day, local time in Germany (requirement 1.30). Apart from the other facts, because every
 * page's script counts with them and with none of the others. `hotlineFaults.ts` looks whether the file is right.
 */
export const hotlineHours: { readonly week: Week; readonly timeZone: string } = json;
