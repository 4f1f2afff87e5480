import type { ContactForm, FieldErrors } from '#common/contact.ts';
import { fieldsAtFault } from './formValues.ts';
import type { Sender } from './sender.ts';
import type { Receipt, SendError } from './sendMessage.ts';

/**
 * The result of an attempt, and what the service found wrong with the fields. `wait`: how long to wait before
 * the next, in words. `receipt`: what the service said of a message that it took.
 */
export type Outcome = {
  stage: 'sent' | 'failed' | 'offline';
  errors: FieldErrors;
  wait?: string | undefined;
  receipt?: Receipt | undefined;
};

type Failure = Partial<SendError> & Pick<Outcome, 'wait'>;

type Message = [message: ContactForm, extras?: Record<string, string>];

export type Sending = Pick<Sender, 'prepare'> & {
  /** Never rejects; undefined while another message is being sent. */
  send: (...message: Message) => Promise<Outcome | undefined>;
};

/** Only "offline" is reliable: a browser that believes it is online may be mistaken. */
const browserIsOffline = () => !navigator.onLine;

/**
 * Sends one message at a time.
 * @param load imports the sender, once somebody fills in the form
 */
export function createSending(load: () => Promise<Sender>, isOffline = browserIsOffline): Sending {
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

  async function attempt(...message: Message): Promise<Outcome> {
    if (isOffline()) return { stage: 'offline', errors: {} };
    try {
      const receipt = await (await sender()).send(...message);
      return { stage: 'sent', errors: {}, receipt };
    } catch (error) {
      const { faults = [], wait } = error as Failure;
      return { stage: isOffline() ? 'offline' : 'failed', errors: fieldsAtFault(faults), wait };
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
    async send(...message) {
      if (underWay) return undefined;
      underWay = true;
      const outcome = await attempt(...message);
      underWay = false;
      return outcome;
    },
  };
}
