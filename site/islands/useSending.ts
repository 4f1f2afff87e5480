import { useReducer, useState } from 'react';
import type { ContactService } from '#site/links.ts';
import type { MessageKey } from './draft.ts';
import { createSending, type Sending } from './sending.ts';
import { nextStage, type Stage } from './stage.ts';

/** Sends the form's message and tracks its stage. */
export function useSending(service: ContactService, key: MessageKey) {
  const [stage, enter] = useReducer(nextStage, 'editing' satisfies Stage);
  const [wait, setWait] = useState<string>();
  const [sending] = useState(() =>
    createSending(async () => (await import('./sender.ts')).createSender(service, key)),
  );

  const send: Sending['send'] = async (...message) => {
    enter('sending');
    const outcome = await sending.send(...message);
    if (outcome !== undefined) {
      setWait(outcome.wait);
      enter(outcome.stage);
    }
    return outcome;
  };

  return { stage, wait, prepare: sending.prepare, send, closeNotice: () => enter('unsent') };
}
