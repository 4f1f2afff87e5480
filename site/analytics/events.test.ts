import { expect, it } from 'vitest';
import { analyticsEvents, eventAttributes, toolEvents } from './events.ts';

it('has three events, seven signup labels, and an outcome’s event (requirements 7.6, 7.7 and 7.11)', () => {
  const catalogue = Object.values(analyticsEvents);
  expect(new Set(catalogue.map(({ event }) => event))).toEqual(
    new Set([
      'Message Button click',
      'Signup Link click',
      'Contact > Send Message',
      'Valuation Guide > Outcome',
    ]),
  );
  const labels = catalogue.flatMap((entry) => (entry.event === 'Signup Link click' ? [entry.label] : []));
  expect(labels).toEqual([
    'Menu > Sign Up',
    'Home > Register Now',
    'Home > Become A Partner',
    'Clients > Register Now',
    'Clients > Register Now 2',
    'Appraisers > Register Now',
    'Appraisers > Become A Partner',
  ]);
});

it('has events of its own beside them, which are none of the specification’s', () => {
  const theirs = new Set<string>(Object.values(analyticsEvents).map(({ event }) => event));
  for (const { event } of Object.values(toolEvents)) expect(theirs).not.toContain(event);
});

it('names an event on a button, with its label where it has one', () => {
  expect(eventAttributes(analyticsEvents.homeRegister)).toEqual({
    'data-event': 'Signup Link click',
    'data-event-label': 'Home > Register Now',
  });
  expect(eventAttributes(analyticsEvents.messageButton)).toEqual({ 'data-event': 'Message Button click' });
  expect(eventAttributes(undefined)).toEqual({});
});
