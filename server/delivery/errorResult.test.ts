import { describe, expect, it } from 'vitest';
import { saying } from '#server/testing/delivery.ts';
import { sampleDelivery } from '#server/testing/samples.ts';
import { DeliveryError } from './destinations/destination.ts';
import { errorResult } from './errorResult.ts';
import { final, temporary, unanswered } from './fault.ts';

const delivery = sampleDelivery();

describe('an error of a destination', () => {
  const refused = new DeliveryError('550 no such user', final('recipient'), 550);

  it('is stored with the recipient and the words of the receiver', () => {
    expect(errorResult(delivery, refused, false)).toMatchObject({
      reason: `${delivery.recipient}: 550 no such user`,
      fault: final('recipient'),
      responseCode: 550,
    });
  });

  it('keeps its own words where it came at the end of the time', () => {
    expect(errorResult(delivery, refused, true)).toMatchObject({
      fault: final('recipient'),
      reason: saying(/550/),
    });
  });

  it('is logged with the code of its cause, as ECONNREFUSED', () => {
    const cause = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const error = new DeliveryError('away', temporary('server'), undefined, { cause });
    expect(errorResult(delivery, error, false)).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is cut where a receiver says more than is kept', () => {
    const error = new DeliveryError('x'.repeat(1000), temporary('server'));
    expect(errorResult(delivery, error, false)).toHaveProperty('reason.length', 500);
  });

  it.each([
    ['control characters', 'no\0 such\u001b[2J\r\n user\u202e', 'no such[2J  user'],
    ['half a character at the end', `${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\ufffd`],
  ])('is stored without what no store or terminal takes: %s', (_what, said, stored) => {
    const error = new DeliveryError(said, temporary('server'));
    expect(errorResult(sampleDelivery({ recipient: '' }), error, false)).toHaveProperty('reason', stored);
  });
});

it('an error of a delivery to everybody names nobody', () => {
  const error = new DeliveryError('451 busy', temporary('server'));
  expect(errorResult(sampleDelivery({ recipient: '' }), error, false)).toMatchObject({
    state: 'erred',
    reason: '451 busy',
  });
});

it('an error that nobody knows is an error all the same', () => {
  expect(errorResult(delivery, new Error('no'), false)).toHaveProperty('state', 'erred');
});

describe('an error that no destination has looked at', () => {
  const unknown = Object.assign(new Error('joerg@beispiel.example is unknown'), { name: 'TypeError' });

  it('is ours for now, so that it uses up no message', () => {
    expect(errorResult(delivery, unknown, false)).toMatchObject({ fault: temporary('own') });
  });

  it('is logged by its name: its words may quote an address', () => {
    expect(errorResult(delivery, unknown, false)).toMatchObject({ code: 'TypeError' });
  });

  it('may have arrived where it took all its time', () => {
    expect(errorResult(delivery, unknown, true)).toMatchObject({
      fault: unanswered,
      reason: saying(/may have arrived/),
    });
  });
});
