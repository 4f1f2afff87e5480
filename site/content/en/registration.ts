import type { RegistrationContent } from '../types/registration.ts';
import { figure } from './format.ts';

export const registration: RegistrationContent = {
  open: 'Register',
  title: 'Who is registering?',
  choices: {
    client: {
      title: 'Register as a client',
      text: 'Write one enquiry and compare the offers – free of charge, without obligation.',
    },
    valuer: {
      title: 'Register as a valuer',
      text: `Receive enquiries and make offers – without a success fee for the first ${figure.freeAtSignUp}.`,
    },
  },
  known: 'Already registered?',
};
