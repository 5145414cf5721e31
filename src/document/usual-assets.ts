/** What the platform's tool calls the icon and the readme of a new integration. */
export const usualAssets = ['icon.svg', 'hub.md'] as const;
