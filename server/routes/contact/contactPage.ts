import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { formTokenField } from '#common/contact.ts';
import * as ids from '#common/ids.ts';
import type { AppOptions } from '#server/options.ts';
import { find, sendFilled, splice } from './filled.ts';

/**
 * Sends the built contact page with a token of its own in the form, for those who post it without a script;
 * without one while the store is away. The file is read and taken apart once; all else of it stays byte for byte.
 * @param file absolute path of the built page
 */
export function contactPageSender(file: string, protection: AppOptions['protection']) {
  const page = readFileSync(file, 'utf8');
  const field = find(parse(page), `#${ids.contactFormId} [name="${formTokenField}"]`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { formTokens } = await protection().catch(() => ({ formTokens: undefined }));
    if (formTokens === undefined) return sendFilled(request, reply, page);
    field.setAttribute('value', formTokens.issue(request.ip));
    return sendFilled(request, reply, splice(page, [field]));
  };
}
