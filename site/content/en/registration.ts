import type { RegistrationContent } from '../types/registration.ts';
import { figure } from './format.ts';

export const registration: RegistrationContent = {
  open: 'Register',
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
};
