import type { SecurityContent } from '../types/security.ts';

export const security: SecurityContent = {
  kicker: 'Security and compliance',
  title: 'Your data stays confidential, complete and in Germany',
  lead: 'Having a property valued means handing over sensitive documents. That is why information security is where we begin, not where we finish.',
  items: {
    managementSystem: {
      title: 'Information security management system',
      text: 'Responsibilities and measures are defined and risks are reviewed continually, as a system rather than case by case.',
    },
    integrity: {
      title: 'Information integrity',
      text: 'Offers, contracts and reports stay as they were submitted. What you read is what was agreed.',
    },
    twoFactor: {
      title: 'Two-factor authentication',
      text: 'A password alone does not open an account. Only a second factor confirms that it is really you signing in.',
    },
    humanFirewall: {
      title: 'Human firewall',
      text: 'Technology protects only where people pay attention. Our staff are trained to recognise attacks and to report them.',
    },
    encryption: {
      title: 'Data encryption',
      text: 'Enquiries, documents and reports are encrypted, so that they are of no use to anyone who is not meant to see them.',
    },
    backups: {
      title: 'Regular backups, German hosting',
      text: 'Your data is held on servers in Germany and backed up regularly, so that nothing is lost even when something fails.',
    },
  },
};
