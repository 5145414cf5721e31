/**
 * Whether two names can belong to the same integration. The platform adds the workspace handle to a name without one, so
 * `acme/ferry` and `ferry` match.
 */
export function isSameIntegration(one: string, other: string): boolean {
  const isBare = !one.includes('/') || !other.includes('/');
  return isBare ? one.split('/').at(-1) === other.split('/').at(-1) : one === other;
}
