import type { FastifyBaseLogger } from 'fastify';
import type { Alert, SendAlert } from './send.ts';

/** By what people are told. */
export type Channels = {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The second channel; without one, log and metrics are all there is. */
  send: SendAlert | undefined;
  metrics: { alert: (outcome: 'sent' | 'failed') => void };
  /** Ends what is being sent. */
  stopped: AbortSignal;
};

/**
 * Tells people of something, in the log and by the second channel. Never rejects.
 * @returns false where the second channel could not tell anybody
 */
export async function notify(alert: Alert, { log, send, metrics, stopped }: Channels): Promise<boolean> {
  const { trouble, about, count } = alert;
  log[alert.over ? 'info' : 'error']({ trouble, about, count }, `${alert.title}. ${alert.message}`);
  if (send === undefined) return true;
  try {
    await send(alert, stopped);
    metrics.alert('sent');
    return true;
  } catch (error) {
    metrics.alert('failed');
    log.warn({ err: error, trouble, about }, 'nobody could be told at ALERT_URL; trying again');
    return false;
  }
}
