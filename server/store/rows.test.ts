import { describe, expect, it } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { DeliveryState, DeliveryTarget } from './message.ts';
import { newDelivery, recordOf, stateOf } from './rows.ts';
import type { MessageRow } from './tables.ts';

const received = Date.parse('2026-03-02T09:30:15Z');
const row: MessageRow = {
  id: '01a1fbc5-3c83-7035-a8b6-8e49c7afd047',
  reference: null,
  received,
  locale: 'de',
  contact: JSON.stringify(sampleContact),
  sender: sampleContact.email,
  agreed: null,
  idempotency_key: null,
  nonce: null,
  fingerprint: 'f',
};

function delivery(state: DeliveryState, target: DeliveryTarget) {
  return Object.assign(newDelivery(row.id, target, received), { state });
}

const toTeam = (recipient: string): DeliveryTarget => ({ destination: 'team', recipient });
const toWebhook: DeliveryTarget = { destination: 'webhook', recipient: '' };

describe('the state of a message', () => {
  it.each<[DeliveryState[], DeliveryState]>([
    [['delivered', 'failed', 'queued'], 'queued'],
    [['delivered', 'failed'], 'failed'],
    [['delivered', 'delivered'], 'delivered'],
  ])('to people of the team, for whom it is %j, is %s', (states, state) => {
    expect(stateOf(states)).toBe(state);
  });

  it('is that with the team, whatever has become of it elsewhere', () => {
    const deliveries = [delivery('delivered', toTeam('a@b.example')), delivery('failed', toWebhook)];
    expect(recordOf(row, deliveries).state).toBe('delivered');
  });
});

describe('what is kept of a message', () => {
  it('has no reference, agreement, key and nonce where it came without', () => {
    const record = recordOf(row, []);
    expect(record.reference).toBeUndefined();
    expect(record.agreed).toBeUndefined();
    expect(record.idempotencyKey).toBeUndefined();
    expect(record.nonce).toBeUndefined();
  });

  it('has the versions that its sender agreed to', () => {
    const agreed = agreedNow();
    expect(recordOf({ ...row, agreed: JSON.stringify(agreed) }, []).agreed).toEqual(agreed);
  });

  it('has its deliveries in the order of the destinations, people by their address', () => {
    const deliveries = [
      delivery('queued', toWebhook),
      delivery('queued', toTeam('b@b.example')),
      delivery('queued', toTeam('a@b.example')),
    ];
    const recipients = recordOf(row, deliveries).deliveries.map(({ recipient }) => recipient);
    expect(recipients).toEqual(['a@b.example', 'b@b.example', '']);
  });
});

it('a new delivery is due at once, and nobody has tried it', () => {
  const { deliveries } = recordOf(row, [delivery('queued', toWebhook)]);
  expect(deliveries).toEqual([
    {
      ...toWebhook,
      state: 'queued',
      attempts: 0,
      refusals: 0,
      fault: undefined,
      due: new Date(received),
      triedSince: new Date(received),
      settledAt: undefined,
      reason: undefined,
    },
  ]);
});
