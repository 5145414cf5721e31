import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import type { Form } from '../../schemas/integration.ts';
import { completed, completedModule } from './complete.ts';
import type { Written } from './open.ts';

/**
 * An example on a rule's page: a fenced block whose info string says `bad` or `good`, and then, where it has to,
 * `record` (its form), `whole` (nothing is added to it), `also RULE` (another rule that finds fault with it), options.
 * It is in TypeScript, or a file that a definition names, as authors write them; in YAML or JSON where that is the only way to
 * make the mistake.
 */
export interface Example extends Written {
  readonly verdict: 'bad' | 'good';
  readonly form: Form;
  /** Given in the info string, as JSON. */
  readonly options: Readonly<Record<string, unknown>>;
  /** As the page shows it. */
  readonly text: string;
  /** Another rule that reports the example, as one fault can be two. */
  readonly also: string | undefined;
  /** The version before, of a rule that compares: the block before it, whose info string says `base`. */
  readonly base: Written | undefined;
}

const block = /^```(?<syntax>ts|vrl|svg|markdown|yaml|json)(?<info>[^\n]*)\n(?<text>[\s\S]*?)^```$/gm;

/** The examples of a page, in order. Blocks that are neither bad nor good are no examples. */
export function* examplesIn(page: string): Generator<Example> {
  let base: Written | undefined;
  for (const { groups } of page.matchAll(block)) {
    const { syntax = '', info = '', text = '' } = groups ?? {};
    const verdict = /^ (bad|good|base)\b/.exec(info)?.[1];
    if (verdict === undefined) continue;
    const form = /\brecord\b/.test(info) ? 'record' : 'definition';
    const written = writtenIn(syntax, text, /\bwhole\b/.test(info) ? undefined : form);
    if (verdict === 'base') {
      base = written;
      continue;
    }
    yield {
      ...written,
      verdict: verdict === 'bad' ? 'bad' : 'good',
      form,
      options: JSON.parse(/\{.*\}/.exec(info)?.[0] ?? '{}'),
      also: /\balso ([a-z/-]+)/.exec(info)?.[1],
      text,
      base,
    };
  }
}

/** What else stands in the definition that names a file, and the file. */
const named: Readonly<Record<string, { readonly file: string; readonly part: string }>> = {
  vrl: { file: 'extract.vrl', part: "identifier: { extractScript: 'extract.vrl' }" },
  svg: { file: 'icon.svg', part: '' },
  markdown: { file: 'hub.md', part: '' },
};

/** With what an integration needs besides; as it stands where it has no form. */
function writtenIn(syntax: string, text: string, form: Form | undefined): Written {
  const file = named[syntax];
  if (file) {
    const definition = `export default new IntegrationDefinition({ ${file.part} });`;
    return { syntax: 'ts', manifest: completedModule(definition), files: { [file.file]: text } };
  }
  if (syntax === 'ts') return { syntax: 'ts', manifest: form === undefined ? text : completedModule(text) };
  const part = syntax === 'yaml' ? parseYaml(text) : parseJson(text);
  return { syntax: 'json', manifest: JSON.stringify(form === undefined ? part : completed(part, form), null, 2) };
}
