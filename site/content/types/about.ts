export const companyValues = ['fairness', 'disruptive', 'honesty'] as const;
