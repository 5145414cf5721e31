import type { Review } from '../../engine/review/review.ts';

/** The display name of the integration. */
export const displayName = ({ described: { title, name } }: Review): string =>
  title ?? name ?? 'An integration without a name';

/** The display name with the version. */
export const titleOf = (review: Review): string =>
  [displayName(review), review.described.version].filter((part) => part !== undefined).join(' ');

/** The facts below a heading that shows the title only: the name comes first. */
export const factsOf = ({ described: { name, facts } }: Review): Review['described']['facts'] =>
  name === undefined ? facts : [['Name', name], ...facts];
