import type { SecurityContent } from '../types/security.ts';

export const security: SecurityContent = {
  kicker: 'Security and compliance',
  title: 'Your data stay confidential, complete and in Germany',
  lead: 'To have a property valued is to hand over sensitive documents. That is why information security is where we begin, not where we finish.',
  items: {
    managementSystem: {
      title: 'Information security management system',
      text: 'Responsibilities, risks and measures are laid down and reviewed continually: as a system, not case by case.',
    },
    integrity: {
      title: 'Information integrity',
      text: 'Offers, contracts and reports stay as they were submitted. What you read is what was agreed.',
    },
    twoFactor: {
      title: 'Two-factor authentication',
      text: 'A password alone opens no account. Only a second factor confirms that it is really you signing in.',
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
      text: 'Your data are held on servers in Germany and backed up regularly, so that nothing is lost even when something fails.',
    },
  },
};
