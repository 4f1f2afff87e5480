export const security = {
  kicker: 'Security and compliance',
  title: 'How we protect what you entrust to us',
  lead: 'Having a property valued means handing over sensitive documents. The platform is run in Germany; technology, rules and trained people protect what is kept on it.',
  items: {
    managementSystem: {
      title: 'Information security management system',
      text: 'Responsibilities and measures are defined and risks are reviewed continually, as a system rather than case by case.',
    },
    integrity: {
      title: 'Information integrity',
      text: 'Measures against unauthorised changes protect offers, contracts and reports, so that what you read is what was agreed.',
    },
    twoFactor: {
      title: 'Two-factor authentication',
      text: 'Besides the password, a second factor confirms that it is really you signing in, where it is provided for your account.',
    },
    humanFirewall: {
      title: 'Human firewall: trained staff',
      text: 'Technology protects only where people pay attention. Our staff are trained to recognise attacks and to report them.',
    },
    encryption: {
      title: 'Data encryption',
      text: 'Enquiries, documents and reports are encrypted, to protect them from unauthorised access.',
    },
    backups: {
      title: 'Regular backups, German hosting',
      text: 'The platform’s data is held on servers in Germany and backed up regularly. That lowers the risk of a loss; it does not replace your own copies of reports.',
    },
  },
} as const;
