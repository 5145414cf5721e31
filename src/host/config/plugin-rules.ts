import { levels } from '../../../schemas/levels.ts';
import { closest, didYouMean } from '../../data/closest.ts';
import { isObject } from '../../data/objects.ts';
import type { Noun } from '../../rule/nodes.ts';

const nouns: Readonly<Record<Noun, true>> = {
  ...{ integration: true, identifier: true, configuration: true, channel: true, message: true, conversation: true },
  ...{ tag: true, user: true, state: true, event: true, action: true, entity: true, interface: true, secret: true },
  ...{ script: true, schema: true, field: true },
};

/**
 * Holds the rules and presets of a plugin against what types would say of them: a plugin in JavaScript has none.
 * @throws Error, in words that follow the plugin's name.
 */
export function checkRules(rules: readonly unknown[], presets: unknown = {}): void {
  const ids = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const id = checkedId(rule, index);
    if (ids.has(id)) throw new Error(`two of its rules are called \`${id}\`.`);
    ids.add(id);
  }
  for (const [name, settings] of Object.entries(isObject(presets) ? presets : {})) {
    if (!isObject(settings)) throw new Error(`its preset \`${name}\` does not map rules to severities.`);
    for (const [id, entry] of Object.entries(settings))
      checkSeverity(entry, `its preset \`${name}\` sets \`${id}\` to`);
  }
}

/** The id of a rule that is as it should be. */
function checkedId(rule: unknown, index: number): string {
  if (!isObject(rule) || typeof rule.id !== 'string') throw new Error(`its rule ${index + 1} has no \`id\`.`);
  const { id, summary, messages, presets } = rule;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `its rule \`${id}\` is not named in lowercase words joined by hyphens, as \`action-title-case\` is.`,
    );
  }
  if (typeof summary !== 'string') throw new Error(`its rule \`${id}\` has no \`summary\`.`);
  if (!isObject(messages)) throw new Error(`its rule \`${id}\` has no \`messages\`, which are texts by their ids.`);
  if (!isObject(presets)) throw new Error(`its rule \`${id}\` has no \`presets\`, which are severities by preset.`);
  for (const [name, entry] of Object.entries(presets)) checkSeverity(entry, `its rule \`${id}\` is in \`${name}\` as`);
  for (const [name, value] of Object.entries(rule)) {
    if (typeof value !== 'function' || Object.hasOwn(nouns, name)) continue;
    const meant = didYouMean(closest(name, Object.keys(nouns)));
    throw new Error(`its rule \`${id}\` visits \`${name}\`, which is no part of a manifest.${meant}`);
  }
  checkVisitors(rule, id);
  return id;
}

/** A visitor that nobody would call is refused: the rule would find nothing, and say so of everything. */
function checkVisitors(rule: Readonly<Record<string, unknown>>, id: string): void {
  for (const noun of Object.keys(nouns)) {
    const visitor = rule[noun];
    if (visitor === undefined) continue;
    if (typeof visitor !== 'function') {
      throw new Error(`its rule \`${id}\` has \`${noun}\`, which is no visitor: write \`*${noun}(…)\`.`);
    }
    if (!Object.hasOwn(rule, noun)) {
      throw new Error(`its rule \`${id}\` inherits \`${noun}\` from a class: write the rule as an object that has it.`);
    }
  }
}

function checkSeverity(entry: unknown, said: string): void {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (levels.some((level) => level === severity)) return;
  const near = typeof severity === 'string' ? closest(severity, levels) : undefined;
  const shown = typeof severity === 'string' ? `\`${severity}\`` : 'something else';
  throw new Error(`${said} ${shown}, which is no severity.${didYouMean(near)}`);
}
