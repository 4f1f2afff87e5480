/** Security and compliance, shown on the home and platform pages. */
export const securityItems = [
  'managementSystem',
  'integrity',
  'twoFactor',
  'humanFirewall',
  'encryption',
  'backups',
] as const;
