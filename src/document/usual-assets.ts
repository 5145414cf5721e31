/** The file names that the platform's CLI gives the icon and the readme of a new integration. */
export const usualAssets = ['icon.svg', 'hub.md'] as const;
