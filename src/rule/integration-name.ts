/**
 * Whether two names may be of one integration: the platform puts the handle of the workspace before a name that has none.
 */
export function isSameIntegration(one: string, other: string): boolean {
  const isBare = !one.includes('/') || !other.includes('/');
  return isBare ? one.split('/').at(-1) === other.split('/').at(-1) : one === other;
}
