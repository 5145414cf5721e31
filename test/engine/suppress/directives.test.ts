import { describe, expect, it } from 'vitest';
import type { Comment } from '../../../src/document/document.ts';
import { type Directive, directiveOf, isForeign, misspeltIn } from '../../../src/engine/suppress/directives.ts';

const comment = (text: string): Comment => ({
  file: 'integration.definition.ts',
  text,
  start: { line: 3, column: 1 },
  end: { line: 3, column: 40 },
});

/** Returns what a comment with this text between its marks suppresses. */
function read(text: string): Omit<Directive, 'comment'> | undefined {
  const found = directiveOf(comment(text));
  if (found === undefined) return undefined;
  const { comment: _, ...directive } = found;
  return directive;
}

describe('a suppression', () => {
  it.each([
    ['after two slashes', ' hublint-disable-line icon-required -- drawn next week'],
    ['directly after the mark', 'hublint-disable-line icon-required -- drawn next week'],
    ['between one asterisk and another', '* hublint-disable-line icon-required -- drawn next week *'],
    ['over several lines', '*\n * hublint-disable-line icon-required\n * -- drawn next week\n '],
    ['over lines that end as on Windows', '\r\n  hublint-disable-line icon-required\r\n  -- drawn next week\r\n'],
    ['with tabs', '\thublint-disable-line\ticon-required\t--\tdrawn next week\t'],
    ['with many spaces', '  hublint-disable-line   icon-required   --   drawn next week   '],
  ])('is read %s', (_, text) => {
    expect(read(text)).toEqual({ scope: 'line', rules: ['icon-required'], reason: 'drawn next week' });
  });

  it.each([
    ['names with a comma', ' hublint-disable-file icon-required,readme-required -- a draft'],
    ['names with a comma and spaces', ' hublint-disable-file icon-required ,  readme-required -- a draft'],
    ['names with spaces', ' hublint-disable-file icon-required readme-required -- a draft'],
    [
      'names on lines of their own',
      '*\n * hublint-disable-file icon-required,\n *   readme-required\n * -- a draft\n ',
    ],
  ])('has %s between them', (_, text) => {
    expect(read(text)).toEqual({ scope: 'file', rules: ['icon-required', 'readme-required'], reason: 'a draft' });
  });

  it.each([
    ['of several words and dashes', '-- two-part – or not -- name', 'two-part – or not -- name'],
    ['that is empty', '--', undefined],
    ['that is blank', '--  ', undefined],
    ['that is not there', '', undefined],
  ])('has a reason %s', (_, reason, expected) => {
    const text = ` hublint-disable-next-line text-trimmed ${reason}`;
    expect(read(text)).toEqual({ scope: 'next-line', rules: ['text-trimmed'], reason: expected });
  });

  it.each(['-', '–', '—'])('has %s before its reason, which is reported', (dash) => {
    const text = ` hublint-disable-line text-trimmed ${dash} padded on purpose`;
    expect(read(text)).toEqual({ scope: 'line', rules: ['text-trimmed'], reason: undefined, dash });
  });

  it('keeps dashes inside names, and names as they are written', () => {
    expect(read(' hublint-disable-line text--trimmed')?.rules).toEqual(['text--trimmed']);
    expect(read(' hublint-disable-line acme/* -- all of them')?.rules).toEqual(['acme/*']);
    expect(read(' hublint-disable-line text-trimmed** ')?.rules).toEqual(['text-trimmed']);
    expect(read(' hublint-disable-line text-trimmed --padded')?.rules).toEqual(['text-trimmed', '--padded']);
    expect(read(' hublint-disable-line text-trimmed- padded')?.rules).toEqual(['text-trimmed-', 'padded']);
  });

  it('may name no rule', () => {
    expect(read(' hublint-disable-file')).toEqual({ scope: 'file', rules: [], reason: undefined });
    expect(read(' hublint-disable-file -- a draft')).toEqual({ scope: 'file', rules: [], reason: 'a draft' });
  });

  it.each([
    [' See hublint-disable-line icon-required.', undefined],
    [' hublint-disable-lines icon-required', 'hublint-disable-lines'],
    [' hublint-disable-line: icon-required', 'hublint-disable-line:'],
    ['* hublint-disable\n * a-rule, icon-required', 'hublint-disable'],
    ['hublint-disabled icon-required,name-format', 'hublint-disabled'],
    [' hublint-disable (icon-required)', undefined],
    [' hublint-disable', undefined],
    [' hublint-disable! icon-required', undefined],
    [' To hublint-disable icon-required', undefined],
  ])('is not %j', (text, misspelt) => {
    expect(read(text)).toBeUndefined();
    expect(misspeltIn(comment(text), (name) => name === 'icon-required')).toBe(misspelt);
  });

  it('that is right is not misspelt', () => {
    expect(misspeltIn(comment(' hublint-disable-line icon-required'), () => true)).toBeUndefined();
  });
});

describe('the comment that disables the linter of the platform', () => {
  it.each([' bplint-disable ', 'bplint-disable', '*\n * bplint-disable\n '])('is %j', (text) =>
    expect(isForeign(comment(text))).toBe(true),
  );
  it.each([' bplint-disabled', ' We need no bplint-disable.', ' hublint-disable'])('is not %j', (text) =>
    expect(isForeign(comment(text))).toBe(false),
  );
});
