import type { DeliveryState, DestinationName } from './message.ts';

/** The tables, alike in both databases: times are milliseconds since the epoch, objects are JSON. */
export type Schema = {
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
    message: string;
    destination: DestinationName;
    recipient: string;
    state: DeliveryState;
    due: number;
    since: number;
    settled: number | null;
    attempts: number;
    refused: number;
    reason: string | null;
  };
  /** What a person is to be told (`told` is null) or was told, until it is over. */
  contact_alert: { trouble: string; since: number; due: number; told: number | null };
  /** One row, overwritten to see whether the store can write. */
  contact_beat: { id: number; beaten: number; room: string };
  contact_secret: { id: number; secret: string };
};

export type MessageRow = Schema['contact_message'];
export type DeliveryRow = Schema['contact_delivery'];
