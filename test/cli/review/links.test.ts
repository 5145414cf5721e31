import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { reviewIn } from './reviewing.ts';

describe('what a review checks', () => {
  test('reports a link whose host is only known from its fields as leading to an unknown place', async () => {
    const script = 'configuration: { identifier: { linkTemplateScript: .address }, schema: { type: object } }\n';
    const cwd = folderWith({ 'integration.yaml': clean + script });
    const { scripts } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(scripts.map(({ hosts }) => hosts)).toEqual([['{{ … }}']]);
    const { stdout } = await hublint(cwd, 'review --format markdown --format html=review.html');
    expect(stdout).toContain(
      '- Host <code>{{ … }}</code>, known only when the script runs: <code>linkTemplateScript</code> of the configuration\n',
    );
    expect(readFileSync(join(cwd, 'review.html'), 'utf8')).toContain(
      '<code>{{ … }}</code> <span class="tag warned">known only when the script runs</span>',
    );
    expect((await hublint(cwd, 'review')).stdout).toMatch(
      /\{\{ … \}\} +known only when the script runs, `linkTemplateScript` of/,
    );
  });

  test.each([
    ['[https://tides.example/docs](https://evil.example/x)', 'https://tides.example/docs', 'evil.example'],
    ['[tides.example](https://tides.example.evil.net "Docs")', 'tides.example', 'tides.example.evil.net'],
    ['Read [tides.example][docs].\n\n[Docs]: https://evil.example', 'tides.example', 'evil.example'],
    ['Read [tides.example].\n\n[tides.example]: <https://evil.example>', 'tides.example', 'evil.example'],
    ['<a class="x" href="https://evil.example">https://www.tides.com</a>', 'https://www.tides.com', 'evil.example'],
  ])('asks whether a link whose text is a URL is intended: %s', async (written, link, host) => {
    const cwd = folderWith({
      'integration.yaml': `${clean}readme: hub.md\n`,
      'hub.md': `# Ferry desk\n\n${written}\n`,
    });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toBe(
      `Each link that looks like another one is intended: \`${link}\` leads to \`${host}\`, in the readme.`,
    );
  });

  test('asks nothing about links whose text is their own URL, or no URL', async () => {
    const links =
      '[tides.com](https://docs.tides.com) [Node.js](https://nodejs.org) [hub.md](https://github.com/tides/hub) [Tides](https://tides.example)';
    const cwd = folderWith({ 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${links}\n` });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')).toBeUndefined();
  });

  test('says how many disguised links it does not list', async () => {
    const links = Array.from({ length: 12 }, (_, at) => `[tides.com](https://evil-${at}.example)`).join(' ');
    const cwd = folderWith({ 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${links}\n` });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toMatch(
      /`tides\.com` leads to `evil-9\.example`, in the readme; and 2 more\.$/,
    );
  });

  test('lists a disguised link once, so that repetitions do not hide another', async () => {
    const links = [...Array(20).fill('http://2130706433/'), 'https://tides.example@evil.example/docs'].join(' ');
    const cwd = folderWith({ 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${links}\n` });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toBe(
      'Each link that looks like another one is intended: `http://2130706433` leads to `127.0.0.1`, in the readme and in 19 more places; `https://tides.example@evil.example` leads to `evil.example`, in the readme.',
    );
  });

  test('asks whether words that mix similar-looking letters are intended, but not about others', async () => {
    const others = '5 kΩ, 3 µm, β-version, Яндекс';
    const ask = async (description: string) => {
      const yaml = clean.replace(/^description: .*$/m, `description: '${description}'`);
      const { questions } = reviewIn(await hublint(folderWith({ 'integration.yaml': yaml }), 'review --format json'));
      return questions.find(({ id }) => id === 'letters')?.text;
    };
    expect(await ask(`For Sl\u0430ck. ${others}`)).toMatch(
      /^Each word that mixes in lookalike letters of another script is intended: `Sl\u0430ck`, in `integration\.yaml:\d+:14`\.$/,
    );
    expect(await ask(others)).toBeUndefined();
  });

  test.each([
    ['a user that is called as a host', 'https://tides.example@evil.example/docs', 'evil.example'],
    ['a number', 'http://2130706433/', '127.0.0.1'],
    ['a number in hexadecimal', 'http://0x7f.1/', '127.0.0.1'],
    ['letters that are encoded', 'https://tid%65s.example', 'tides.example'],
    ['letters of another script among those of this one', 'https://tid\u0435s.example/', 'xn--tids-x4d.example'],
  ])('asks whether a link with %s is intended', async (_, link, host) => {
    const text = `Read ${link}.`;
    const cwd = folderWith({
      'integration.yaml': clean.replace(/^description: .*$/m, `description: '${text}'`).concat('readme: hub.md\n'),
      'hub.md': `# Ferry desk\n\n${'Ships come and go. '.repeat(20)}\n\n[The tides](${link})\n`,
    });
    const shown = /^https?:..[^/]*[^/.]/.exec(link)?.[0];
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toBe(
      `Each link that looks like another one is intended: \`${shown}\` leads to \`${host}\`, in \`integration.yaml:4:14\` and in 1 more place.`,
    );
  });

  test.each([
    'https://tides.example/@harbour?to=a.example@b.example',
    'https://user:word@tides.example',
    'https://Tides.Example:443.',
    'https://häfen.example/',
    'https://порт.example',
    'https://{{tenant}}.tides.example, https://<harbour>.example, https://%s/',
    'http://192.168.0.1:8080, http://[::1]/',
  ])('takes %s for what it looks like', async (link) => {
    const cwd = folderWith({ 'integration.yaml': clean.replace(/^description: .*$/m, `description: '${link}'`) });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.map(({ id }) => id)).not.toContain('links');
  });
});
