import { defineRule, type ScriptDiagnostic } from '../src/rule/index.ts';

/** The platform's compiler is newer than the one at hand, and may know the function. */
const unknownFunction = 105;
/** After the first error of syntax, others are about what it left behind. */
const syntaxError = 203;
const isTold = ({ code }: ScriptDiagnostic, index: number, all: readonly ScriptDiagnostic[]) =>
  code !== syntaxError || all.findIndex((other) => other.code === syntaxError) === index;

/** More than these are not told of one script: the first ones cause the others. */
const most = 10;

/** Longer ones list every token of the language. */
const longest = 120;

/** What the compiler says, and what it adds, as one text without a period. */
const said = ({ message, notes }: ScriptDiagnostic) =>
  [message, ...notes.filter((note) => note.length < longest)].join('; ').replaceAll(':; ', ': ').replace(/\.$/, '');

export default defineRule({
  id: 'script-syntax',
  summary: 'Every script compiles.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['scripts'],
  messages: {
    error: 'Script `{key}` of {owner} does not compile, VRL error `{code}`: {said}.',
    warning: 'The compiler warns about script `{key}` of {owner}, VRL warning `{code}`: {said}.',
    'unknown-function':
      'Script `{key}` of {owner} calls a function that hublint’s compiler does not know, VRL error `{code}`: {said}.',
    unfinished: 'Script `{key}` of {owner} is not checked, as the compiler does not get through it: {reason}.',
  },
  *script({ node, key, owner: { label: owner }, at, facts }) {
    const check = facts.scripts?.check(node);
    if (check?.unfinished !== undefined) {
      yield { message: 'unfinished', data: { key, owner, reason: check.unfinished }, at: at(), ceiling: 'warn' };
    }
    for (const diagnostic of check?.diagnostics.filter(isTold).slice(0, most) ?? []) {
      const { code, severity, span } = diagnostic;
      const found = { data: { key, owner, code, said: said(diagnostic) }, at: { ...at(), span } } as const;
      if (severity === 'warn') yield { message: 'warning', ...found, ceiling: 'warn' };
      else if (code === unknownFunction) yield { message: 'unknown-function', ...found, ceiling: 'warn' };
      else yield { message: 'error', ...found };
    }
  },
});
