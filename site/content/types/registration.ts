/** Who can register on the platform. */
export type Audience = 'client' | 'valuer';
