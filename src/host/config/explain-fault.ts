import { type ConfigData, configModel, overrideModel } from '../../../schemas/config.ts';
import { levels } from '../../../schemas/levels.ts';
import { closest } from '../../data/closest.ts';
import { isContainer, propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import { unknownName } from '../../engine/config/unknown-name.ts';
import { KnownError } from '../../engine/known-error.ts';
import { maxDepth } from './max-depth.ts';

/**
 * Validates a configuration with the Zod model, and reports what is wrong in its words. Returns a configuration that
 * the model accepts after all, because code can contain more than JSON.
 * @throws KnownError if it has an unknown key or a value of the wrong type.
 */
export function validateWithModel(config: unknown, source: string): ConfigData {
  const ignoredKey = ignoredKeyIn(config);
  if (ignoredKey) {
    throw new KnownError({ message: `There is no key \`${ignoredKey.join('.')}\`.`, at: { source, path: ignoredKey } });
  }
  const parsed = configModel.safeParse(config);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A misspelt key makes the right one missing: the existing key explains more.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const path = (issue?.path ?? []).filter((step) => typeof step !== 'symbol');
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    if (key === '$import') {
      throw new KnownError({
        message: '`$import` is not supported: it would run what it names.',
        hint: 'Use `extends`, with a preset or the path of another configuration.',
        at: { source, path: [...path, key] },
      });
    }
    const knownKeys = Object.keys(path[0] === 'overrides' ? overrideModel.shape : configModel.shape);
    const near = closest(key, knownKeys);
    const hint = near ? `Did you mean \`${near}\`?` : `Known: ${knownKeys.join(', ')}.`;
    throw new KnownError({
      message: `There is no key \`${[...path, key].join('.')}\`.`,
      hint,
      at: { source, path: [...path, key] },
    });
  }
  if (path.length === 0) throw new KnownError({ message: 'A configuration is an object.', at: { source, path } });
  if (path.at(-1) === 'rules') {
    const message = '`rules` does not map rules to severities, as `version-semver: warn` does.';
    throw new KnownError({ message, at: { source, path } });
  }
  if (path.includes('rules')) checkSeverity(config, path, source);
  const prefix = `\`${path.join('.')}\`: `;
  throw new KnownError({ message: `${prefix}${issue?.message ?? 'it does not fit'}.`, at: { source, path } });
}

/** Returns the path of a key that Zod silently ignores. */
function ignoredKeyIn(value: unknown, path: Path = []): Path | undefined {
  if (!isContainer(value) || path.length === maxDepth) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = [...path, key];
    const found = key === '__proto__' ? at : ignoredKeyIn(part, at);
    if (found) return found;
  }
  return undefined;
}

/** @throws KnownError if a rule is set to a string that is not a severity. */
function checkSeverity(config: unknown, path: Path, source: string): void {
  const setting = path.reduce(propertyOf, config);
  const severity = Array.isArray(setting) ? setting[0] : setting;
  if (typeof severity !== 'string' || levels.some((level) => level === severity)) return;
  throw unknownName('severity', severity, levels, { source, path });
}
