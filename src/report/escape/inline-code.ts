/** Renders a message: parts in backticks as code, the rest as text. */
export const withInlineCode = (
  message: string,
  asText: (text: string) => string,
  asCode: (code: string) => string,
): string =>
  message.replace(/`([^`]+)`|``|[^`]+|`/g, (all, code: string | undefined) =>
    code === undefined ? asText(all) : asCode(code),
  );
