import { createHash } from 'node:crypto';

export interface PageParts {
  /** Escaped. */
  readonly title: string;
  readonly style: string;
  /** The only script that may run on the page. */
  readonly script: string;
  /** As HTML. */
  readonly body: string;
}

/** Renders a self-contained page: nothing is fetched, and no script but the given one runs. */
export const pageHtml = ({ title, style, script, body }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style, script)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

const policyFor = (style: string, script: string): string =>
  [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
