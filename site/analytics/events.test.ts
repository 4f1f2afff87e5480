import { expect, it } from 'vitest';
import { analyticsEvents, eventAttributes } from './events.ts';

it('has three events and seven signup labels (requirements 7.6 and 7.7)', () => {
  const catalogue = Object.values(analyticsEvents);
  expect(new Set(catalogue.map(({ event }) => event))).toEqual(
    new Set(['Message Button click', 'Signup Link click', 'Contact > Send Message']),
  );
  expect(catalogue.flatMap((entry) => ('label' in entry ? [entry.label] : []))).toEqual([
    'Menu > Sign Up',
    'Home > Register Now',
    'Home > Become A Partner',
    'Clients > Register Now',
    'Clients > Register Now 2',
    'Appraisers > Register Now',
    'Appraisers > Become A Partner',
  ]);
});

it('names an event on a button, with its label where it has one', () => {
  expect(eventAttributes(analyticsEvents.homeRegister)).toEqual({
    'data-event': 'Signup Link click',
    'data-event-label': 'Home > Register Now',
  });
  expect(eventAttributes(analyticsEvents.messageButton)).toEqual({ 'data-event': 'Message Button click' });
  expect(eventAttributes(undefined)).toEqual({});
});
