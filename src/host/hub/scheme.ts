const scheme = 'hub:';

/** Returns whether a target is an integration of the hub. A file with such a name has to be written with a leading `./`. */
export const isHubReference = (target: string): boolean => target.startsWith(scheme);

/** Returns the part after the scheme. */
export const withoutScheme = (target: string): string => target.slice(scheme.length);
