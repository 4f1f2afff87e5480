export const security = {
  kicker: 'Security and compliance',
  title: 'How we protect what you entrust to us',
  more: 'More on security and compliance',
  items: {
    managementSystem: {
      title: 'Information security management system',
      text: 'Responsibilities and measures are defined and risks are reviewed continually.',
    },
    integrity: {
      title: 'Information integrity',
      text: 'We take measures against unauthorised changes, so that offers, contracts and reports stay as they were agreed.',
    },
    twoFactor: {
      title: 'Two-factor authentication',
      text: 'In addition to the password, a second factor confirms your sign-in, where it is provided for your account.',
    },
    humanFirewall: {
      title: 'Trained staff (human firewall)',
      text: 'Our staff are trained to recognise attacks and to report them.',
    },
    encryption: {
      title: 'Data encryption',
      text: 'Enquiries, documents and reports are encrypted on the platform.',
    },
    backups: {
      title: 'Regular backups, German hosting',
      text: 'The data is held on servers in Germany and backed up regularly. That does not replace your own copies of reports.',
    },
  },
} as const;
