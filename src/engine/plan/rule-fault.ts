import { levels } from '../../../schemas/levels.ts';
import { closest, didYouMean } from '../../data/closest.ts';
import { isObject } from '../../data/objects.ts';
import type { FactName } from '../../rule/facts.ts';
import type { Noun } from '../../rule/nodes.ts';
import { builtInPresets } from './registry.ts';
import { mirrorPreset } from './with-plugin.ts';

const nouns: Readonly<Record<Noun, true>> = {
  ...{ integration: true, identifier: true, configuration: true, channel: true, message: true, conversation: true },
  ...{ tag: true, user: true, state: true, event: true, action: true, entity: true, interface: true, secret: true },
  ...{ script: true, schema: true, field: true },
};

const factNames: Readonly<Record<FactName, true>> = { schemas: true, patterns: true, scripts: true, assets: true };

/**
 * What is wrong with a rule, as the rest of a sentence about it: type errors, which a rule written in JavaScript may have, and
 * an invalid id.
 * @param id Its id, without a prefix.
 */
export function ruleFault(rule: unknown, id: unknown): string | undefined {
  if (!isObject(rule) || typeof id !== 'string') return 'has no `id`.';
  const { summary, messages, presets } = rule;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    return 'is not named in lowercase words joined by hyphens, as `action-title-case` is.';
  if (typeof summary !== 'string') return 'has no `summary`.';
  if (!isObject(messages)) return 'has no `messages`, an object from ids to texts.';
  if (!isObject(presets)) return 'has no `presets`, an object from presets to severities.';
  for (const [name, entry] of Object.entries(presets)) {
    const fault = severityFault(entry);
    if (fault !== undefined) return `is in \`${name}\` as ${fault}`;
    const meant = meantPreset(name);
    if (meant !== undefined) return `is in the preset \`${name}\`.${didYouMean(meant)}`;
  }
  return needsFault(rule) ?? visitorFault(rule) ?? comparatorFault(rule);
}

/**
 * The built-in preset that a rule's preset is a misspelling of: the rule would be in a preset of its own that no configuration
 * extends. A plugin may well have a preset of another name, so only a slip of the keyboard counts.
 */
function meantPreset(name: string): string | undefined {
  const maxDistance = name.length < 5 ? 0 : name.length < 10 ? 1 : 2;
  const near = closest(name, builtInPresets, maxDistance);
  return near === name || near === mirrorPreset ? undefined : near;
}

/** Facts that a rule does not ask for are not provided: it would find nothing, or report everything. */
function needsFault({ needs, facts }: Readonly<Record<string, unknown>>): string | undefined {
  if (facts !== undefined) return 'has `facts`, which is what its visitors receive: name what it needs in `needs`.';
  if (needs === undefined) return undefined;
  const known = Object.keys(factNames);
  const listed = known.map((name) => `\`${name}\``).join(', ');
  if (!Array.isArray(needs)) return `has \`needs\`, which is not a list; expected some of ${listed}.`;
  const unknown: unknown = needs.find((name) => typeof name !== 'string' || !Object.hasOwn(factNames, name));
  if (unknown === undefined) return undefined;
  if (typeof unknown !== 'string') return `needs something that is not a name; expected some of ${listed}.`;
  const meant = didYouMean(closest(unknown, known)) || ` Expected some of ${listed}.`;
  return `needs \`${unknown}\`, which is not a fact that a rule can get.${meant}`;
}

/** A visitor that would never be called is a fault, too. */
function visitorFault(rule: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, value] of Object.entries(rule)) {
    if (typeof value !== 'function' || Object.hasOwn(nouns, name) || name === 'compare') continue;
    const meant = didYouMean(closest(name, Object.keys(nouns)));
    return `visits \`${name}\`, which is not a part of a manifest.${meant}`;
  }
  for (const noun of Object.keys(nouns)) {
    const visitor = rule[noun];
    if (visitor === undefined) continue;
    if (typeof visitor !== 'function') return `has \`${noun}\`, which is not a visitor: write \`*${noun}(…)\`.`;
    if (!Object.hasOwn(rule, noun))
      return `inherits \`${noun}\` from a class: write the rule as an object that has it.`;
  }
  return undefined;
}

/** A comparator that would never be called is a fault, too. */
function comparatorFault({ compare }: Readonly<Record<string, unknown>>): string | undefined {
  if (compare === undefined) return undefined;
  if (!isObject(compare)) return 'has `compare`, which is not an object: write `compare: { *action(…) { … } }`.';
  const known = [...Object.keys(nouns), 'asset', 'unread'];
  for (const [name, value] of Object.entries(compare)) {
    if (!known.includes(name))
      return `compares \`${name}\`, which is not a part of a manifest.${didYouMean(closest(name, known))}`;
    if (value !== undefined && typeof value !== 'function')
      return `has \`${name}\` in \`compare\`, which is not a visitor: write \`*${name}(…)\`.`;
  }
  return undefined;
}

/** What is wrong with an entry of a preset, as the rest of a sentence about it. */
export function severityFault(entry: unknown): string | undefined {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (levels.some((level) => level === severity)) return undefined;
  const near = typeof severity === 'string' ? closest(severity, levels) : undefined;
  const shown = typeof severity === 'string' ? `\`${severity}\`` : 'something else';
  const expected = levels.map((level) => `\`${level}\``).join(', ');
  return `${shown}, which is not a severity.${didYouMean(near) || ` Expected one of ${expected}.`}`;
}
