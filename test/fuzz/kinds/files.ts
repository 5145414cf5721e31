import { join } from 'node:path/posix';
import type { Dice } from '../../document/arbitraries.ts';
import { hostileText } from '../../report/fixtures/hostile.ts';
import { bytesOf } from '../bytes.ts';
import { type Entry, folder, type Kind, oneOf, pipe } from '../case.ts';
import { mutant, sampled, spelled } from '../data.ts';
import { lintArgs } from '../lint-args.ts';
import { parcelDesk, texts } from '../seeds.ts';

const ordinary: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(parcelDesk).map(([path, text]) => [`desk/${path}`, text])),
  ...Object.fromEntries(texts.slice(0, 3).map(({ file, text }) => [`other/${file}`, text])),
  'package.json': '{ "workspaces": ["desk", "packages/*"] }',
  'pnpm-workspace.yaml': 'packages:\n  - desk\n  - "packages/**"\n',
  'desk/tsconfig.json': '{ "extends": "../tsconfig.json", "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'tsconfig.json': '{ /* all */ "compilerOptions": { "baseUrl": ".", } }',
  '.gitignore': 'dist\n*.log\n!keep\n/other/[a-c]*\n',
  'hublint.config.yaml': 'extends: recommended\nrules: { version-semver: warn }\nbaseline: hublint.baseline.json\n',
  'hublint.baseline.json': '{ "version": 1, "findings": {} }\n',
  '.git/HEAD': 'ref: refs/heads/main\n',
};

/** Any file, with corrupted bytes. */
export const bytes: Kind = (dice) => {
  const files: Record<string, Entry> = { ...ordinary };
  for (let count = 1 + dice(2); count > 0; count--) {
    const name = oneOf(Object.keys(ordinary), dice);
    files[name] = bytesOf(ordinary[name] ?? '', dice);
  }
  return { files, args: lintArgs(dice) };
};

/** Something other than a file where one is expected, and strange names. */
export const layout: Kind = (dice) => {
  const files: Record<string, Entry> = { ...ordinary };
  for (let count = 1 + dice(3); count > 0; count--) {
    const name = oneOf([...Object.keys(ordinary), 'hublint.config.json', '.hublintrc', 'node_modules', 'dist'], dice);
    delete files[name];
    files[dice(3) === 0 ? join(oneOf(['desk', '.', 'other'], dice), strangeName(dice)) : name] = strange(dice);
  }
  const named = Object.keys(files);
  const targets = dice(2) === 0 ? [oneOf(named, dice)] : [];
  return { files, args: [...lintArgs(dice), ...targets.filter((target) => !target.startsWith('-'))] };
};

const strange = (dice: Dice): Entry =>
  oneOf<Entry>(
    [
      folder,
      pipe,
      '',
      { link: '/dev/zero' },
      { link: '/etc/passwd' },
      { link: '..' },
      { link: '.' },
      { link: 'nowhere' },
      { link: 'desk/integration.definition.ts' },
      { link: 'other/integration.yaml' },
      Object.values(spelled(mutant(dice), dice))[0] ?? '',
    ],
    dice,
  );

const isName = (name: string) => name !== '' && name !== '.' && name !== '..' && !/[\0/]/.test(name);

/** Returns a name that is valid for the file system and for a manifest. */
function strangeName(dice: Dice): string {
  const start = sampled(hostileText, dice).slice(0, 40);
  const name = `${start}${oneOf(['.integration.json', '.integration.yaml', '', '.ts'], dice)}`;
  return isName(name) && Buffer.from(name).toString() === name ? name : '{a,b}*[!x].integration.yaml';
}

/** A baseline of another project, or an invalid one. */
export const baseline: Kind = (dice) => {
  const { file, text } = oneOf(texts, dice);
  const entry = { rule: 'version-semver', pointer: '/version', fingerprint: '0123456789abcdef' };
  const of = (findings: unknown) => JSON.stringify({ version: 1, findings }, null, 2);
  const held = oneOf(
    [
      () => of({ [file]: [entry, entry], '../x': [entry], __proto__: [], constructor: 'x' }),
      () => of({ [file]: [{ ...entry, pointer: sampled(hostileText, dice), fingerprint: 1 }] }),
      () => of([[entry]]).replace('1', sampled(hostileText, dice)),
      () => `{ "version": 1, "findings": { "__proto__": [${JSON.stringify(entry)}], "${file}": {} } }`,
      () => JSON.stringify(mutant(dice)),
    ],
    dice,
  )();
  const bare = dice(3) === 0 ? bytesOf(held, dice) : held;
  const args = dice(2) === 0 ? ['--update-baseline'] : lintArgs(dice);
  return { files: { [file]: text, 'b.json': bare }, args: [...args, '--baseline', 'b.json'] };
};
