import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import type { Form } from '../../schemas/integration.ts';
import { completeManifest, completeModule } from './complete.ts';
import type { ExampleSource } from './open.ts';

/**
 * An example on a rule's page: a fenced block whose info string is `bad` or `good`, followed if needed by `record` (its form),
 * `whole` (nothing is added to it), `also RULE` (another rule that reports it), options. It is TypeScript, or a file that a
 * definition names, as authors write them; YAML or JSON only if the mistake cannot be made otherwise.
 */
export interface Example extends ExampleSource {
  readonly verdict: 'bad' | 'good';
  readonly form: Form;
  /** From the info string, as JSON. */
  readonly options: Readonly<Record<string, unknown>>;
  /** As shown on the page. */
  readonly text: string;
  /** Another rule that reports the example, because one mistake can violate two rules. */
  readonly also: string | undefined;
  /** For a rule that compares versions, the previous version: the block before it, whose info string is `base`. */
  readonly base: ExampleSource | undefined;
}

const block = /^```(?<syntax>ts|vrl|svg|markdown|yaml|json)(?<info>[^\n]*)\n(?<text>[\s\S]*?)^```$/gm;

/** Yields the examples of a page in order. Blocks that are neither bad nor good are no examples. */
export function* examplesIn(page: string): Generator<Example> {
  let base: ExampleSource | undefined;
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

/** By syntax, the name of an example file and the part of a definition that refers to it. */
const named: Readonly<Record<string, { readonly file: string; readonly part: string }>> = {
  vrl: { file: 'extract.vrl', part: "identifier: { extractScript: 'extract.vrl' }" },
  svg: { file: 'icon.svg', part: '' },
  markdown: { file: 'hub.md', part: '' },
};

/** Completes an example to an integration; without a form, it is used as it is. */
function writtenIn(syntax: string, text: string, form: Form | undefined): ExampleSource {
  const file = named[syntax];
  if (file) {
    const definition = `export default new IntegrationDefinition({ ${file.part} });`;
    return { syntax: 'ts', manifest: completeModule(definition), files: { [file.file]: text } };
  }
  if (syntax === 'ts') return { syntax: 'ts', manifest: form === undefined ? text : completeModule(text) };
  const part = syntax === 'yaml' ? parseYaml(text) : parseJson(text);
  return {
    syntax: 'json',
    manifest: JSON.stringify(form === undefined ? part : completeManifest(part, form), null, 2),
  };
}
