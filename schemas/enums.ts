/** Every enumeration in the platform's Integration resource. */
export const visibilities = ['public', 'private', 'unlisted'] as const;
export const verificationStatuses = ['unapproved', 'pending', 'approved', 'rejected'] as const;
export const lifecycleStatuses = ['published', 'deprecated'] as const;
export const stateTypes = ['conversation', 'user', 'integration'] as const;
