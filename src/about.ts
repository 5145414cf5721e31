/** Generated from package.json: `npm run generate`. */
export const about = {
  name: 'hublint',
  version: '0.1.0',
  description: 'Validator and linter for the Integration manifests of a bot platform',
  homepage: 'https://github.com/hublint/hublint#readme',
  bugs: 'https://github.com/hublint/hublint/issues',
} as const;
