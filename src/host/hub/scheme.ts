const scheme = 'hub:';

/** Whether a target means an integration of the hub. A file of such a name has to be named with `./` in front. */
export const isHubReference = (target: string): boolean => target.startsWith(scheme);

/** What stands after the scheme. */
export const withoutScheme = (target: string): string => target.slice(scheme.length);
