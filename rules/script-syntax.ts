import { closest, defineRule, type ScriptDiagnostic } from '../src/rule/index.ts';
import { isUnknownFunction } from '../src/rule/kit/index.ts';

/** The maximum number of problems per script. */
const maxProblems = 10;

/** In UTF-16 units. Longer notes list every token of the language. */
const maxLength = 120;

/** The compiler suggests some name for every unknown one, however different: `body` or `true` for `senderId`. */
const proposal = /^did you mean "(.+)"\?$/;
function isUseful(note: string, name: string): boolean {
  const proposed = proposal.exec(note)?.[1];
  return note.length < maxLength && (proposed === undefined || closest(name, [proposed]) !== undefined);
}
const rewordProposal = (note: string) => note.replace(proposal, 'perhaps `$1` is meant');

/** Joins the compiler's message, its useful notes and the number of follow-up errors, without a final period. */
function diagnosticText(script: string, { message, notes, span, followers = 0 }: ScriptDiagnostic): string {
  const name = script.slice(...span);
  const usefulNotes = notes.filter((note) => isUseful(note, name) && !message.includes(note)).map(rewordProposal);
  const followUp = followers === 1 ? '1 more error follows from it' : `${followers} more errors follow from it`;
  const parts = [message, ...usefulNotes, ...(followers > 0 ? [followUp] : [])];
  return parts.join('; ').replaceAll(':; ', ': ').replace(/\.$/, '');
}

export default defineRule({
  id: 'script-syntax',
  summary: 'Every script compiles.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['scripts'],
  messages: {
    error: 'Script `{key}` of {owner} does not compile (VRL error `{code}`): {details}.',
    warning: 'The compiler warns about script `{key}` of {owner} (VRL warning `{code}`): {details}.',
    'unknown-function':
      'Script `{key}` of {owner} calls a function that hublint’s compiler does not know (VRL error `{code}`): {details}.',
    unfinished: 'Script `{key}` of {owner} was not checked, because the compiler cannot get through it: {reason}.',
  },
  *script({ node, key, owner: { label: owner }, at, facts }) {
    const check = facts.scripts?.check(node);
    if (check?.unfinished !== undefined) {
      yield { message: 'unfinished', data: { key, owner, reason: check.unfinished }, at: at(), ceiling: 'warn' };
    }
    for (const diagnostic of check?.diagnostics.slice(0, maxProblems) ?? []) {
      const { code, severity, span } = diagnostic;
      const common = {
        data: { key, owner, code, details: diagnosticText(node, diagnostic) },
        at: { ...at(), span },
      } as const;
      if (severity === 'warn') yield { message: 'warning', ...common, ceiling: 'warn' };
      else if (isUnknownFunction(diagnostic)) yield { message: 'unknown-function', ...common, ceiling: 'warn' };
      else yield { message: 'error', ...common };
    }
  },
});
