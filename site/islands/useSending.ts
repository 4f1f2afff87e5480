import { useReducer, useState } from 'react';
import type { ContactService } from '#site/links.ts';
import type { MessageKey } from './draft.ts';
import { createSending, type Outcome, type Sending } from './sending.ts';
import type * as SenderModule from './sender.ts';
import senderAddress from './sender.ts?chunk-address';
import { nextStage, type Stage } from './stage.ts';

let attempts = 0;

/** Imports the sender. Browsers remember an address whose import failed, so each attempt has another one. */
async function importSender(): Promise<typeof SenderModule> {
  const address = attempts === 0 ? senderAddress : `${senderAddress}?${attempts}`;
  attempts += 1;
  return (await import(/* @vite-ignore */ address)) as typeof SenderModule;
}

/** Sends the form's message and tracks its stage. */
export function useSending(service: ContactService, key: MessageKey) {
  const [stage, enter] = useReducer(nextStage, 'editing' satisfies Stage);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending] = useState(() =>
    createSending(
      async () => (await importSender()).createSender(service, key),
      () => fetch(service.challengeEndpoint, { method: 'HEAD' }),
    ),
  );

  const send: Sending['send'] = async (message) => {
    enter('sending');
    const result = await sending.send(message);
    if (result?.stage === 'unsendable') {
      // The form posts itself; who comes back to this page finds it ready.
      addEventListener('pagehide', () => enter('editing'), { once: true });
    } else if (result !== undefined) {
      setOutcome(result);
      enter(result.stage);
    }
    return result;
  };

  return { stage, outcome, prepare: sending.prepare, send, closeNotice: () => enter('unsent') };
}
