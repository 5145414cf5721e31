export const scheme = 'git:';

/** Whether a target means a git revision. A file of such a name has to be named with `./` in front. */
export const isReference = (target: string): boolean => target.startsWith(scheme);

/** What stands after the scheme. */
export const withoutScheme = (target: string): string => target.slice(scheme.length);
