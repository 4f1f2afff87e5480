import { SECOND } from '#server/time.ts';
import type { AlertEvent } from './state.ts';
import { watcherAddress } from './watcherAddress.ts';

/** What a person is told: numbers, the name of what goes wrong and what to do; nothing of a message or its sender. */
export type Alert = {
  /** The condition's name: receivers and metrics know it as `trouble`. */
  trouble: string;
  /** Which destination, machine or unit it is about, where there are several. */
  about?: string | undefined;
  /** Why it is told: it began, grew, still stands after a day, or is over. */
  event: AlertEvent;
  over: boolean;
  /** How many messages, or 1; 0 when it is over. */
  count: number;
  /** Which kinds of errors, where there are several. */
  kinds?: readonly string[];
  since: Date;
  /** One line. */
  title: string;
  /** What it means and what to do. */
  message: string;
};

/**
 * @param signal ends the attempt
 * @throws when the receiver does not confirm
 */
export type SendAlert = (alert: Alert, signal?: AbortSignal) => Promise<void>;

/**
 * One JSON body that each receiver finds its own part of, and ignores the rest: Slack's incoming webhooks need
 * `text`; ntfy, at its root address, needs `topic` and takes `title`, `message`, `priority` (1 to 5) and `tags`
 * (https://docs.ntfy.sh/publish/#publish-as-json); a program of one's own reads the rest.
 */
function bodyOf({ since, ...alert }: Alert, topic: string | null): string {
  return JSON.stringify({
    ...(topic === null ? {} : { topic }),
    ...alert,
    since: since.toISOString(),
    text: `${alert.title}\n${alert.message}`,
    priority: alert.over ? 3 : 4,
    tags: [alert.over ? 'white_check_mark' : 'rotating_light'],
  });
}

/**
 * Sends alerts to an http(s) address, which is a secret: no error repeats it. `topic` in its query is ntfy's.
 * @param timeLimit milliseconds for request and answer
 */
export function alertSender(address: string, timeLimit = 10 * SECOND): SendAlert {
  const { url, headers: login } = watcherAddress(address);
  const topic = url.searchParams.get('topic');
  const headers = { 'content-type': 'application/json', ...login };
  return async (alert, signal) => {
    const limit = AbortSignal.timeout(timeLimit);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: bodyOf(alert, topic),
      // A redirect would turn the request into a GET, or lead elsewhere: it is an answer like any other failure.
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver of alerts answered ${response.status}`);
  };
}
