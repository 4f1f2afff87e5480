import type { ContactForm, FieldErrors } from '#common/contact.ts';
import { fieldsAtFault } from './formValues.ts';
import type { Sender } from './sender.ts';
import type { Receipt, SendError } from './sendMessage.ts';

/**
 * The result of an attempt (`unsendable`: the scripts that send it cannot be had, and the service is there, so
 * that the form can post itself), and what the service found wrong with the fields. `wait`: how long to wait before
 * the next, in words. `said`: the service's own words, where no message is taken any more today. `receipt`: what it
 * said of a message that it took.
 */
export type Outcome = {
  stage: 'sent' | 'failed' | 'offline' | 'unsendable';
  errors: FieldErrors;
  wait?: string | undefined;
  said?: string | undefined;
  receipt?: Receipt | undefined;
};

type Failure = Partial<SendError> & Pick<Outcome, 'wait'> & { unsendable?: true };

export type Sending = Pick<Sender, 'prepare'> & {
  /** Never rejects; undefined while another message is being sent. */
  send: (message: ContactForm) => Promise<Outcome | undefined>;
};

/** Only "offline" is reliable: a browser that believes it is online may be mistaken. */
const browserIsOffline = () => !navigator.onLine;

/**
 * Sends one message at a time.
 * @param load imports the sender, once somebody fills in the form; after a failure from another address
 * @param reach rejects where the service cannot be reached
 */
export function createSending(
  load: () => Promise<Sender>,
  reach: () => Promise<unknown>,
  isOffline = browserIsOffline,
): Sending {
  let loading: Promise<Sender> | undefined;
  let underWay = false;
  let hasFailed = false;

  /** After a failure the next call loads again. */
  function sender(): Promise<Sender> {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
      hasFailed = true;
    });
    return loading;
  }

  async function attempt(message: ContactForm): Promise<Outcome> {
    if (isOffline()) return { stage: 'offline', errors: {} };
    try {
      const ready = await sender()
        .catch(sender)
        .catch(async () => {
          await reach();
          return undefined;
        });
      if (ready === undefined) return { stage: 'unsendable', errors: {} };
      const receipt = await ready.send(message);
      return { stage: 'sent', errors: {}, receipt };
    } catch (error) {
      const { faults = [], wait, unsendable, isFull, message: text } = error as Failure;
      if (unsendable) return { stage: 'unsendable', errors: {} };
      const said = isFull ? text : undefined;
      return { stage: isOffline() ? 'offline' : 'failed', errors: fieldsAtFault(faults), wait, said };
    }
  }

  return {
    prepare() {
      // At every keystroke: what could not be loaded once is loaded again when somebody wants to send.
      if (hasFailed) return;
      sender().then(
        ({ prepare }) => prepare(),
        () => undefined,
      );
    },
    async send(message) {
      if (underWay) return undefined;
      underWay = true;
      const outcome = await attempt(message);
      underWay = false;
      return outcome;
    },
  };
}
