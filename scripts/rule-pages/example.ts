import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import type { Form } from '../../schemas/integration.ts';
import { completed } from './complete.ts';

/**
 * An example on a rule's page: a fenced block whose info string says `bad` or `good`, and then, where it has to,
 * `record` (its form), `whole` (nothing is added to it), `also RULE` (another rule that finds fault with it), options.
 */
export interface Example {
  readonly verdict: 'bad' | 'good';
  readonly form: Form;
  /** Given in the info string, as JSON. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Another rule that reports the example, as one fault can be two. */
  readonly also: string | undefined;
  /** The example's part, in an integration that is otherwise in order, as JSON. */
  readonly manifest: string;
  /** The version before, of a rule that compares: the block before it, whose info string says `base`. */
  readonly base: string | undefined;
}

const block = /^```(?<syntax>yaml|json)(?<info>[^\n]*)\n(?<text>[\s\S]*?)^```$/gm;

/** The examples of a page, in order. Blocks that are neither bad nor good are no examples. */
export function* examplesIn(page: string): Generator<Example> {
  let base: string | undefined;
  for (const { groups } of page.matchAll(block)) {
    const { syntax, info = '', text = '' } = groups ?? {};
    const verdict = /^ (bad|good|base)\b/.exec(info)?.[1];
    if (verdict === undefined) continue;
    const form = /\brecord\b/.test(info) ? 'record' : 'definition';
    const part = syntax === 'yaml' ? parseYaml(text) : parseJson(text);
    const manifest = JSON.stringify(/\bwhole\b/.test(info) ? part : completed(part, form), null, 2);
    if (verdict === 'base') {
      base = manifest;
      continue;
    }
    yield {
      verdict: verdict === 'bad' ? 'bad' : 'good',
      form,
      options: JSON.parse(/\{.*\}/.exec(info)?.[0] ?? '{}'),
      also: /\balso ([a-z/-]+)/.exec(info)?.[1],
      text,
      manifest,
      base,
    };
  }
}
