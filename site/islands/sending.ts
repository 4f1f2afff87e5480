import type { ContactForm, FieldErrors } from '#common/contact.ts';
import { fieldsAtFault } from './formValues.ts';
import type { Sender } from './sender.ts';
import type { SendError } from './sendMessage.ts';

/** What came of an attempt, and what the service found wrong with the fields. */
export type Outcome = { stage: 'sent' | 'failed' | 'offline'; errors: FieldErrors };

export type Sending = {
  /** Someone is filling in the form, so whatever takes time can start. May be called repeatedly. */
  prepare: () => void;
  /**
   * Never rejects; undefined while another message is under way.
   * @param extras what is in the field that people do not see, by its name
   */
  send: (message: ContactForm, extras?: Record<string, string>) => Promise<Outcome | undefined>;
};

/** Only "offline" is reliable: a browser that believes it is online may be mistaken. */
const browserIsOffline = () => !navigator.onLine;

/**
 * Sends one message at a time, however often it is asked to.
 * @param load gets what sending needs, which is not loaded before somebody fills in the form
 */
export function createSending(load: () => Promise<Sender>, isOffline = browserIsOffline): Sending {
  let loading: Promise<Sender> | undefined;
  let underWay = false;

  /** What could not be loaded is asked for again. */
  function sender(): Promise<Sender> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function attempt(message: ContactForm, extras?: Record<string, string>): Promise<Outcome> {
    if (isOffline()) return { stage: 'offline', errors: {} };
    try {
      await (await sender()).send(message, extras);
      return { stage: 'sent', errors: {} };
    } catch (error) {
      const errors = fieldsAtFault((error as Partial<SendError>).faults ?? []);
      return { stage: isOffline() ? 'offline' : 'failed', errors };
    }
  }

  return {
    prepare() {
      sender().then(
        ({ prepare }) => prepare(),
        () => undefined,
      );
    },
    async send(message, extras) {
      if (underWay) return undefined;
      underWay = true;
      const outcome = await attempt(message, extras);
      underWay = false;
      return outcome;
    },
  };
}
