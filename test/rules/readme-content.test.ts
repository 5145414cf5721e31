import rule from '../../rules/readme-content.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets, base64 } from './facts.ts';

const prose =
  'Parcel Desk tells customers where their parcels are. Connect your account, and the bot answers with the last place that a parcel was seen at.';
const facts = { assets: assets({ 'hub.md': `# Parcel Desk\n\n${prose}\n` }) };

testRule(rule, {
  valid: [
    {
      name: 'a complete readme in base64',
      facts,
      manifest: { readme: base64(`# Parcel Desk\n\n${prose}\n\n- [ ] a list to do\n`) },
    },
    ...[
      '# 包裹\n\n此集成将您的机器人连接到物流服务，使客户无需离开对话即可跟踪包裹。请在管理后台创建密钥，然后将其粘贴到配置页面。',
      '# 配送\n\nこの統合は、ボットを配送サービスに接続し、荷物を追跡できるようにします。設定には管理画面で発行したキーが必要です。',
      `# Todo\n\n${prose}`,
      `# Parcel Desk\n\n${prose}\n\n## Coming soon\n\n- Labels\n`,
      `# Parcel Desk\n\n${prose}\n\n\`\`\`json\n{ "lists": [\n  "TODO",\n  "DONE"\n] }\n\`\`\`\n`,
      `# Parcel Desk\n\n${prose}\n\n~~~~\n~~~\n// TODO\n~~~\n~~~~\n\nThat is all.\n`,
      `# Parcel Desk\n\n${prose}\n\nParcels are in one of three lists:\n\n- To-do\n- In progress\n- Done\n`,
      `# Parcel Desk\n\n${prose}\n\n1. Send this:\n\n    \`\`\`json\n    { "text": "Lorem ipsum dolor sit amet" }\n    \`\`\`\n\n2. Wait.\n`,
      `${prose.slice(0, 60)} <!-- is no comment ${prose.slice(60)}`,
      `# Lorem Ipsum\n\n${prose} Writes lorem ipsum on labels.\n`,
    ].map((text) => ({ name: text, facts, manifest: { readme: base64(text) } })),
    { name: 'a complete readme file', facts, manifest: 'readme: hub.md' },
    {
      name: 'a short readme with a lower limit',
      facts,
      options: { least: 7 },
      manifest: { readme: base64('Parcels.') },
    },
    { name: 'a readme that is not known', manifest: 'readme: hub.md' },
    { name: 'none', facts, manifest: 'name: parcel-desk' },
  ],
  invalid: [
    {
      name: 'a file that does not exist',
      facts: { assets: assets() },
      manifest: 'readme: ⟦README.md⟧',
      problems: ['missing'],
    },
    {
      name: 'unencoded text',
      facts,
      manifest: `readme: ⟦"# Parcel Desk\\n\\n${prose}"⟧`,
      problems: [{ message: 'unencoded', fix: 'safe' }],
      fixed: `readme: "${base64(`# Parcel Desk\n\n${prose}`)}"`,
    },
    { manifest: 'readme: ⟦"%%%"⟧', facts, problems: ['unreadable'] },
    {
      name: 'bytes that are not UTF-8',
      facts,
      manifest: `readme: ⟦${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64')}⟧`,
      problems: ['binary'],
    },
    {
      name: 'too little text: headings, pictures and addresses do not count',
      facts,
      manifest: `readme: ⟦${base64('# Parcel Desk, with a very long heading that says what all of this is about\n\n![a picture of a parcel, as it is seen from the front and from above](parcel.png)\n\nhttps://parcels.example/a/very/long/address/that/leads/to/a/very/long/text/about/parcels\n\nParcels.')}⟧`,
      problems: [
        {
          message: 'short',
          text: 'The readme has `7` characters of text, not counting headings and URLs; expected at least `100`.',
        },
      ],
    },
    {
      name: 'too little text: comments and underlined headings do not count',
      facts,
      manifest: `readme: ⟦${base64(`Parcel Desk, ${prose}\n=====\n\n<!-- ${prose.repeat(5)} -> ${prose} -->\n\nParcels.`)}⟧`,
      problems: [
        {
          message: 'short',
          text: 'The readme has `7` characters of text, not counting headings and URLs; expected at least `100`.',
        },
      ],
    },
    {
      name: 'a placeholder after a block of code in a list',
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n${prose}\n\n- Send this:\n\n      ~~~\n      TODO\n      ~~~\n\nTODO\n`)}⟧`,
      problems: [{ message: 'placeholder', text: 'Line 11 of the readme has a placeholder: `TODO`.' }],
    },
    {
      name: 'unchanged text of the template',
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n> Describe the integration's purpose.\n\n${prose}`)}⟧`,
      problems: [
        {
          message: 'template',
          text: "Line 3 of the readme still has text from the template: `> Describe the integration's purpose`.",
        },
      ],
    },
    ...[
      'This integration is a template with a single action.',
      'This integration serves as a template for receiving events through a webhook.',
      '> You might also want to include an example if there is a specific use case.',
    ].map((sentence) => ({
      name: `the template: ${sentence}`,
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n${sentence}\n\n${prose}`)}⟧`,
      problems: ['template'],
    })),
    {
      name: 'placeholders in code blocks do not count, later ones do',
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n${prose}\n\n\`\`\`yaml\n# TODO\n\`\`\`\n\n\`\`\`labels\`\`\` are printed.\n\nTODO\n`)}⟧`,
      problems: [{ message: 'placeholder', text: 'Line 11 of the readme has a placeholder: `TODO`.' }],
    },
    {
      name: 'a file that cannot be read, beside one of the usual name',
      facts: { assets: assets({ 'hub.md': prose }, { 'sealed.md': 'is larger than 5 MB' }) },
      manifest: 'readme: ⟦sealed.md⟧',
      problems: [{ message: 'unread', text: 'Readme file `sealed.md` cannot be read: it is larger than 5 MB.' }],
    },
    {
      name: 'a file name with a note that YAML does not treat as a comment',
      facts: { assets: assets({ 'hub.md': prose }) },
      manifest: 'readme: ⟦hub.md // what the hub shows⟧',
      problems: [
        {
          message: 'misnamed',
          text: 'Readme file `hub.md // what the hub shows` not found in the folder of the integration; did you mean `hub.md`?',
          fix: 'unsafe',
        },
      ],
      fixed: 'readme: hub.md',
    },
    {
      name: 'the usual file under another name',
      facts: { assets: assets({ 'hub.md': prose }) },
      manifest: 'readme: ⟦HUB.md⟧',
      problems: [
        {
          message: 'misnamed',
          text: 'Readme file `HUB.md` not found in the folder of the integration; did you mean `hub.md`?',
          fix: 'unsafe',
        },
      ],
      fixed: 'readme: hub.md',
    },
    {
      name: 'too little text, in Chinese',
      facts,
      manifest: `readme: ⟦${base64('# 包裹\n\n连接到物流服务。')}⟧`,
      problems: ['short'],
    },
    ...['## TODO', '- [ ] TBD', 'Coming soon!', '> Lorem ipsum', 'Lorem ipsum dolor sit amet'].map((line) => ({
      name: `a placeholder: ${line}`,
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n${prose}\n\n${line}\n`)}⟧`,
      problems: ['placeholder'],
    })),
    {
      name: 'a placeholder',
      facts,
      manifest: `readme: ⟦${base64(`# Parcel Desk\n\n${prose}\n\n## Usage\n\n_TODO_\n`)}⟧`,
      problems: [{ message: 'placeholder', text: 'Line 7 of the readme has a placeholder: `_TODO_`.' }],
    },
    ...['\r', '\r\n', '\u2028'].map((lineBreak) => ({
      name: `lines that end with ${JSON.stringify(lineBreak)}`,
      facts,
      manifest: `readme: ⟦${base64(['# Parcel Desk', '', prose, '', '_TODO_', ''].join(lineBreak))}⟧`,
      problems: [{ message: 'placeholder', text: 'Line 5 of the readme has a placeholder: `_TODO_`.' }],
    })),
  ],
});
