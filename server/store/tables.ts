import type { DestinationName } from '#server/destinations.ts';
import type { DeliveryState, FaultOwner } from './message.ts';

/** The tables, alike in both databases: times are milliseconds since the epoch, objects are JSON. */
export type Tables = {
  contact_message: {
    id: string;
    reference: string | null;
    received: number;
    locale: string;
    contact: string;
    /** As `addressKey` spells it. */
    sender: string;
    agreed: string | null;
    idempotency_key: string | null;
    nonce: string | null;
    fingerprint: string;
  };
  contact_delivery: {
    /** The message's id. */
    message: string;
    destination: DestinationName;
    recipient: string;
    state: DeliveryState;
    /** When it is tried next, or the current attempt's lease ends; while `state` is queued. */
    due: number;
    /** When delivery began (`triedSince`): as the message was received, or as a person had it sent again. */
    since: number;
    /** When it was delivered or given up. */
    settled: number | null;
    /** Attempts begun since then. */
    attempts: number;
    /** Those of them that used the message up (`refusals`). */
    refused: number;
    /** Whose the last lasting error was; null while there was none, and once it is delivered. */
    fault: FaultOwner | null;
    reason: string | null;
    /** Attempts in a row whose outcome nobody has recorded: 0 while it waits for its time, else it is leased, or was. */
    unsettled: number;
  };
  /** A condition that a person is to be told of (`told` is null) or was told of, until it is over. */
  contact_alert: {
    /** Its key (`keyOf` in alerts/conditions.ts). */
    trouble: string;
    since: number;
    /** Until when a server that is just telling it has claimed it. */
    due: number;
    /** When a person was last told … */
    told: number | null;
    /** … that it concerns so many … */
    count: number;
    /** … and of which kinds, since it began; separated by blanks. */
    kinds: string;
  };
  /** One row, overwritten to see whether the store can write. */
  contact_beat: { id: number; beaten: number; room: string };
  contact_secret: { id: number; secret: string };
};

export type MessageRow = Tables['contact_message'];
export type DeliveryRow = Tables['contact_delivery'];
