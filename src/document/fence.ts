/** The message for a text that was copied together with the Markdown around it. */
export const fenceText = 'A Markdown fence is around this text; remove its lines of three backticks.';

/** Whether a text begins with a Markdown fence. */
export const startsWithFence = (text: string): boolean => /^\s*```/.test(text);
