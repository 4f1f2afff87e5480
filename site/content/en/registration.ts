import { figure } from './format.ts';

export const registration = {
  open: 'Sign up',
  title: 'What would you like to do?',
  choices: {
    client: {
      title: 'Commission a valuation',
      text: 'Send one enquiry and compare the offers – free of charge, without obligation.',
    },
    valuer: {
      title: 'Offer valuations',
      text: `Receive enquiries and make offers – with no success fee for the first ${figure.freeAtSignUp}.`,
    },
  },
  known: 'Already registered?',
} as const;
