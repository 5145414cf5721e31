/** A file that setting up writes. */
export interface Template {
  /** Relative to the folder. */
  readonly file: string;
  readonly text: string;
}

export const configuration = (baseline?: string): Template => ({
  file: 'hublint.config.yaml',
  text: `# What hublint checks. \`hublint rules\` lists the rules, \`hublint explain RULE\` shows the page of a rule.

# The preset to extend: recommended, strict (more), publish (what must hold when publishing),
# hub (what a reviewer checks), bp-lint (what the platform's own linter finds).
extends: recommended

# Remove the \`# \` before the lines of a key to set it.
#
# How severe a rule is (error, warn, info, off), and its options:
# rules:
#   secret-name-case: warn
#   script-length: [warn, { percent: 80 }]
#
# Other rules for some of the manifests; later ones win:
# overrides:
#   - files: integrations/legacy/**
#     rules:
#       action-title-required: off
#
# What to ignore, as in .gitignore:
# ignores: ['**/fixtures/**']
${baseline === undefined ? '' : `\n# Findings from before hublint was set up; \`hublint --update-baseline\` rewrites it.\nbaseline: ${yamlScalar(baseline)}\n`}`,
});

/** Quotes a name if YAML requires it. */
const yamlScalar = (name: string): string => (/^[a-z][\w./-]*\.json$/i.test(name) ? name : JSON.stringify(name));

export const workflowFile = '.github/workflows/hublint.yml';

/** Returns a workflow that checks pull requests, and their target branch. */
export const workflow = (branch: string): Template => ({
  file: workflowFile,
  text: `name: hublint
on:
  pull_request:
  push:
    branches: [${branch}]
permissions:
  contents: read
jobs:
  hublint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - uses: hublint/hublint@v0
`,
});
