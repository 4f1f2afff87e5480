import { useReducer, useState } from 'react';
import type { ContactService } from '#site/links.ts';
import type { MessageKey } from './draft.ts';
import { createSending, type Outcome, type Sending } from './sending.ts';
import { nextStage, type Stage } from './stage.ts';

/** Sends the form's message and tracks its stage. */
export function useSending(service: ContactService, key: MessageKey) {
  const [stage, enter] = useReducer(nextStage, 'editing' satisfies Stage);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending] = useState(() =>
    createSending(async () => (await import('./sender.ts')).createSender(service, key)),
  );

  const send: Sending['send'] = async (...message) => {
    enter('sending');
    const result = await sending.send(...message);
    if (result !== undefined) {
      setOutcome(result);
      enter(result.stage);
    }
    return result;
  };

  return { stage, outcome, prepare: sending.prepare, send, closeNotice: () => enter('unsent') };
}
