/** The store is newer than this version, or too old to be brought up to date in one step. */
export class WrongVersion extends Error {}
