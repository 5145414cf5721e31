import { stringify } from 'yaml';
import { rules } from '../../../rules/index.ts';
import { pathsIn } from '../../../src/testing/variants.ts';
import type { Dice } from '../../document/arbitraries.ts';
import { names, values } from '../../document/arbitraries.ts';
import { changed } from '../../schemas/change.ts';
import { bytesOf } from '../bytes.ts';
import { type Kind, oneOf } from '../case.ts';
import { sampled } from '../data.ts';
import { lintArgs } from '../lint-args.ts';
import { mutated } from '../mutated.ts';
import { texts } from '../seeds.ts';

const ordinary = {
  extends: ['recommended', './base.yaml'],
  plugins: [] as string[],
  rules: {
    'version-semver': 'warn',
    'field-description-required': ['error', { depth: 'all', owners: { event: 'off' } }],
    'attribute-category': ['error', { allowed: ['Other'] }],
  },
  overrides: [{ files: ['**/*.yaml', '!skip/**'], rules: { 'text-trimmed': 'off' } }],
  ignores: ['generated/**'],
  baseline: 'hublint.baseline.json',
};

/** Inserts words of a configuration in the wrong places. */
function change(data: unknown, dice: Dice): unknown {
  const path = oneOf([...pathsIn(data)], dice);
  const near = path.slice(0, -1);
  const word = (): string =>
    oneOf(['off', 'error', '**', '*(a|b)*(a|b)', '../..', '/etc/passwd', './base.yaml', 'hub', '$import'], dice);
  const next = oneOf<() => unknown>(
    [word, word, () => sampled(values, dice), () => [word(), word()], () => undefined],
    dice,
  )();
  const setting = oneOf(['off', ['warn'], ['warn', { depth: 'none' }], ['error', {}, {}], { severity: 'error' }], dice);
  switch (dice(4)) {
    case 0:
      return changed(data, [...near, oneOf([sampled(names, dice), '$import', '$schema', 'rule', 'files'], dice)], next);
    case 1:
      return changed(
        data,
        ['rules', oneOf([oneOf(rules, dice).id, 'plugin/x', 'syntax/opaque', '__proto__'], dice)],
        setting,
      );
    default:
      return changed(data, path, next);
  }
}

/** A configuration that is invalid, or means something other than it seems to. */
export const configuration: Kind = (dice) => {
  let data: unknown = ordinary;
  for (let count = 1 + dice(3); count > 0; count--) data = change(data, dice);
  const name = oneOf(
    ['hublint.config.json', 'hublint.config.yaml', '.hublintrc', '.hublintrc.yml', '.hublintrc.json', 'package.json'],
    dice,
  );
  const whole = name === 'package.json' ? { name: 'desk', hublint: data } : data;
  const plain = /ya?ml$/.test(name) ? stringify(whole) : JSON.stringify(whole, null, 2);
  const text = oneOf([() => plain, () => plain, () => mutated(plain, dice), () => bytesOf(plain, dice)], dice)();
  const { file, text: manifest } = oneOf(texts, dice);
  const args = dice(4) === 0 ? ['config', ...(dice(2) === 0 ? ['.'] : [])] : lintArgs(dice);
  return {
    files: { [name]: text, [file]: manifest, 'base.yaml': 'rules: { text-trimmed: info }\n', '.git/HEAD': '' },
    args: args.filter((arg, at) => arg !== '--preset' && args[at - 1] !== '--preset'),
  };
};

const words = [
  'lint',
  'print',
  'config',
  'rules',
  'explain',
  'init',
  'lnt',
  '--',
  '-',
  '.',
  '--format',
  '--rule',
  '--config',
];
const options = ['--fix-dry-run', '--fix', '--timing', '--quiet', '--no-config', '--help', '--version', '--load=x'];
const rest = [
  'json',
  'html=out',
  'nowhere.yaml',
  '*.yaml',
  '**/../x',
  'version-semver',
  'version-semver=of',
  '=',
  '--no-',
];

/** A command line with plausible mistakes. */
export const command: Kind = (dice) => {
  const { file, text } = oneOf(texts, dice);
  const word = (): string => oneOf([...words, ...options, ...rest, file, mutated(oneOf(options, dice), dice)], dice);
  const args = Array.from({ length: 1 + dice(5) }, word);
  return { files: { [file]: text }, args: args.map((arg) => arg.replaceAll('\0', '')) };
};
