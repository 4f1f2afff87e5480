/** Where the form stands; `unsent` is `failed` or `offline` once the notice about it is gone. */
export type Stage = 'editing' | 'sending' | 'sent' | 'failed' | 'offline' | 'unsent';

const following: Record<Stage, readonly Stage[]> = {
  editing: ['sending'],
  sending: ['sent', 'failed', 'offline'],
  failed: ['sending', 'unsent'],
  offline: ['sending', 'unsent'],
  unsent: ['sending'],
  sent: [],
};

/** The stage that is asked for where it may follow; otherwise all stays as it is. */
export function nextStage(stage: Stage, wanted: Stage): Stage {
  return following[stage].includes(wanted) ? wanted : stage;
}
