import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import type { Form } from '../../schemas/integration.ts';
import { completed } from './complete.ts';

/** An example on a rule's page: a fenced block that begins with ```yaml bad, ```json good record and the like. */
export interface Example {
  readonly verdict: 'bad' | 'good';
  readonly form: Form;
  /** Given in the info string, as JSON. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The example's part, in an integration that is otherwise in order, as JSON. */
  readonly manifest: string;
}

const block = /^```(?<syntax>yaml|json)(?<info>[^\n]*)\n(?<text>[\s\S]*?)^```$/gm;

/** The examples of a page, in order. Blocks that are neither bad nor good are no examples. */
export function* examplesIn(page: string): Generator<Example> {
  for (const { groups } of page.matchAll(block)) {
    const { syntax, info = '', text = '' } = groups ?? {};
    const verdict = /^ (bad|good)\b/.exec(info)?.[1];
    if (verdict === undefined) continue;
    const form = /^ \w+ record\b/.test(info) ? 'record' : 'definition';
    const part = syntax === 'yaml' ? parseYaml(text) : parseJson(text);
    yield {
      verdict: verdict === 'bad' ? 'bad' : 'good',
      form,
      options: JSON.parse(/\{.*\}/.exec(info)?.[0] ?? '{}'),
      text,
      manifest: JSON.stringify(completed(part, form), null, 2),
    };
  }
}
