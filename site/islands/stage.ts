/**
 * The form's state; `unsent` follows `failed` or `offline` once the notice about it is closed. A form that posts
 * itself goes from `sending` to `editing`.
 */
export type Stage = 'editing' | 'sending' | 'sent' | 'failed' | 'offline' | 'unsent';

const following: Record<Stage, readonly Stage[]> = {
  editing: ['sending'],
  sending: ['sent', 'failed', 'offline', 'editing'],
  failed: ['sending', 'unsent'],
  offline: ['sending', 'unsent'],
  unsent: ['sending'],
  sent: [],
};

/** The wanted stage if it may follow the current one, else the current one. */
export function nextStage(stage: Stage, wanted: Stage): Stage {
  return following[stage].includes(wanted) ? wanted : stage;
}
