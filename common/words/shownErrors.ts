import type { ErrorCode } from '../contact.ts';
import type { Words } from './types.ts';

/** What the form says below a field: the errors, and what an e-mail address should look like. */
export const shownErrors = ({ fields, validEmail }: Words): Record<ErrorCode, string> => ({
  ...fields,
  invalid_email: `${fields.invalid_email}. ${validEmail}`,
});
