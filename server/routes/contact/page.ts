import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { formTokenField } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import type { FormTokens } from '#server/protection/formTokens.ts';
import { sendFilled } from './sendFilled.ts';
import { find, splice } from './splice.ts';

/**
 * Sends the built contact page with a token of its own in the form, for those who post it without a
 * script. The file is read and taken apart once; all else of it stays byte for byte.
 * @param file absolute path of the built page
 */
export function contactPageSender(file: string, formTokens: FormTokens) {
  const page = readFileSync(file, 'utf8');
  const field = find(parse(page), `#${contactFormId} [name="${formTokenField}"]`);
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    field.setAttribute('value', formTokens.issue(request.ip));
    return sendFilled(request, reply, splice(page, [field]));
  };
}
