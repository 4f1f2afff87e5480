import { OperatorError } from '#common/operatorError.ts';

/** The store cannot be used as it is, and will not be by itself: a person has to read why, in the words of its message. */
export class UnusableStore extends OperatorError {}

/** It is newer than this version, or too old to be brought up to date in one step. */
export class WrongVersion extends UnusableStore {}

/** Another server has it, and two of them would send the same messages. */
export class StoreInUse extends UnusableStore {}
