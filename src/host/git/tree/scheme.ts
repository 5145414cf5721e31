export const scheme = 'git:';

/** Returns whether a target is a git revision. A file with such a name has to be written with a leading `./`. */
export const isReference = (target: string): boolean => target.startsWith(scheme);

/** Returns the part after the scheme. */
export const withoutScheme = (target: string): string => target.slice(scheme.length);
