/** What is wrong with a link that somebody pasted. */
export type LinkProblem = 'noAddress' | 'foreign' | 'notYours' | 'tooLong';
