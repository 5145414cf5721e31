/** What a manifest may be read from: its files on disk, also those that another extension has no name for. */
export const documentSelector = [
  ...['typescript', 'javascript', 'json', 'jsonc', 'yaml'].map((language) => ({ scheme: 'file', language })),
  { scheme: 'file', pattern: '**/*.vrl' },
];
