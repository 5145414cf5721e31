import { limits } from '../../../schemas/limits.ts';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location } from '../../document/document.ts';
import type { ScriptAddresses } from '../../rule/compare.ts';
import type { ScriptFacts } from '../../rule/facts.ts';
import { isUnknownFunction } from '../../rule/unknown-function.ts';
import type { Diagnostic } from '../result/result.ts';
import { addressesIn, computed } from '../script/addresses.ts';
import { fieldsOf } from '../script/fields.ts';
import { tokensOf } from '../script/tokens.ts';
import { scriptsIn } from '../walk/scripts.ts';

/** The compiler's verdict on a script. */
export interface ScriptCompilation {
  readonly outcome: 'compiles' | 'fails' | 'unknown';
  /** Whether it is unknown because of a function that the platform may have but this compiler does not. */
  readonly lacksFunction: boolean;
  /** The compiler's findings in it. */
  readonly remarks: readonly Diagnostic[];
}

/** A script with everything known about it. */
export interface ReviewedScript extends ScriptAddresses {
  /** For example `linkTemplateScript`. */
  readonly key: string;
  readonly owner: string;
  readonly pointer: string;
  readonly location: Location;
  readonly text: string;
  readonly compiled: ScriptCompilation;
  /** The request fields that it reads. */
  readonly fields: readonly string[];
  /** The functions that it calls. */
  readonly functions: readonly string[];
}

interface Checked {
  readonly facts: ScriptFacts | undefined;
  /** The reported findings of the manifest. */
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: (path: Path) => Location;
}

export const reviewedScripts = (data: object, checked: Checked): readonly ReviewedScript[] =>
  [...scriptsIn(data)].map(({ key, path, owner, text }) => {
    const pointer = pointerOf(path);
    const place = { key, owner, pointer, location: checked.locate(path) };
    return { ...place, text, compiled: compiledOf(text, pointer, checked), ...analysisOf(text, key) };
  });

/** A script longer than the platform accepts is shown, but not analysed. */
function analysisOf(script: string, key: string): Pick<ReviewedScript, 'fields' | 'functions' | keyof ScriptAddresses> {
  if (script.length > 2 * limits.script.max) return { fields: [], functions: [], hosts: [], plain: [], scopes: [] };
  const tokens = tokensOf(script);
  const isCall = (at: number) =>
    /^[(!]$/.test(tokens[at + 1]?.value ?? '') && tokens[at + 1]?.start === tokens[at]?.end;
  const called = tokens.flatMap(({ kind, value }, at) => (kind === 'name' && isCall(at) ? [value] : []));
  const found = addressesIn(tokens);
  // A link template always leads somewhere: without a literal host, to one that is computed from its fields.
  const isUntold = key === 'linkTemplateScript' && found.hosts.length === 0 && tokens.length > 0;
  const addresses = isUntold ? { ...found, hosts: [computed] } : found;
  return { fields: fieldsOf(tokens), functions: [...new Set(called)].sort(), ...addresses };
}

function compiledOf(script: string, pointer: string, { facts, diagnostics }: Checked): ScriptCompilation {
  const isAbout = ({ pointer: place, also = [] }: Diagnostic) =>
    place === pointer || also.some((use) => use.pointer === pointer);
  const remarks = diagnostics.filter((one) => one.rule === compilerRule && isAbout(one));
  const check = facts?.check(script);
  if (check === undefined || check.unfinished !== undefined)
    return { outcome: 'unknown', lacksFunction: false, remarks };
  const errors = check.diagnostics.filter(({ severity }) => severity === 'error');
  const lacksFunction = errors.length > 0 && errors.every(isUnknownFunction);
  return { outcome: lacksFunction ? 'unknown' : errors.length > 0 ? 'fails' : 'compiles', lacksFunction, remarks };
}

/** The rule that reports the compiler's findings. */
const compilerRule = 'script-syntax';
