import { onTestFinished } from 'vitest';
import { contactPath, honeypotField } from '#common/contact.ts';
import { secretFrom } from '#server/store/secret.ts';
import { plainApp } from './plainApp.ts';
import { sampleContact } from './samples.ts';
import { sharedSite } from './site.ts';
import { testStore } from './store.ts';
import { findMessages } from '#server/store/records.ts';

/** A secret for tests. */
export const testSecret = secretFrom(Buffer.alloc(32, 7));

type Headers = Record<string, string>;
type Changes = Partial<Parameters<typeof plainApp>[1]> & { env?: Record<string, string> };

/** The app with its limits on a fixture site and a real SQLite database, without a captcha unless given one; closed after the test. */
export async function testApp(changes: Changes = {}) {
  const { env = {}, siteDir = sharedSite(), database = testStore(), ...options } = changes;
  let accepted = 0;
  const onAccepted = () => (accepted += 1);
  const app = await plainApp({ RATE_LIMIT: 'on', ...env }, { onAccepted, ...options, siteDir, database });
  onTestFinished(() => app.close());
  const posted = (type: string, payload: string, headers: Headers, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: contactPath,
      remoteAddress,
      payload,
      headers: { 'content-type': type, ...headers },
    });
  return {
    app,
    database,
    accepted: () => accepted,
    /** How many messages are stored, up to a thousand. */
    stored: async () => (await findMessages(database, { limit: 1000 })).length,
    /** Posts the sample message as JSON, with other fields; or a text as it is. */
    send: (fields: object | string = {}, headers: Headers = {}, from?: string) => {
      const text = typeof fields === 'string' ? fields : JSON.stringify({ ...sampleContact, ...fields });
      return posted('application/json', text, headers, from);
    },
    /** Posts it as a form without JavaScript, in German unless told otherwise. */
    post: (fields: Partial<Record<string, string>> = {}, headers: Headers = {}) => {
      const form = { ...sampleContact, consent: 'true', locale: 'de', [honeypotField]: '', ...fields };
      return posted('application/x-www-form-urlencoded', new URLSearchParams(form).toString(), headers);
    },
  };
}
