/** One manifest in every syntax and style that a document supports. */

export const harborDesk = {
  name: 'harbor-desk',
  version: '1.4.0',
  title: 'Harbor Desk ⚓💬',
  description: 'Opens tickets,\nand "closes" them.',
  public: true,
  icon: null,
  maxExecutionTime: 30,
  actions: {
    openTicket: {
      title: 'Open a ticket',
      input: { schema: { type: 'object', properties: { subject: { type: 'string' } }, required: ['subject', 'body'] } },
    },
    ['__proto__']: { title: 'Not what it seems' },
  },
  tags: {},
  layers: [],
};

const json = JSON.stringify(harborDesk, null, 2);

const jsonc = `// Harbor Desk
{
\t"name": "harbor-desk", // as published
\t"version": "1.4.0",
\t/* shown in the hub */ "title": "Harbor Desk \\u2693\\ud83d\\udcac",
\t"description": "Opens tickets,\\nand \\"closes\\" them.",
\t"public": true, "icon": null,
\t"maxExecutionTime": 30,
\t"actions": {
\t\t"openTicket": {
\t\t\t"title": "Open a ticket",
\t\t\t"input": { "schema": { "type": "object", "properties": { "subject": { "type": "string" } },
\t\t\t\t"required": ["subject", "body" /* for now */,], } },
\t\t},
\t\t"__proto__": { "title": "Not what it seems" },
\t},
\t"tags": {},
\t"layers": [],
}
`;

const block = `# Harbor Desk
name: harbor-desk # as published
version: 1.4.0
title: Harbor Desk ⚓💬
description: |-
  Opens tickets,
  and "closes" them.
public: true
icon: # none yet
maxExecutionTime: 30
actions:
  openTicket:
    title: Open a ticket
    input:
      schema:
        type: object
        properties:
          subject:
            type: string
        required:
        - subject
        - body # for now
  __proto__:
    title: Not what it seems
tags: {}
layers: []
`;

const mixed = `---
"name": 'harbor-desk'
'version': "1.4.0"
title: "Harbor Desk \\u2693\\U0001F4AC"
? description
: "Opens tickets,

   and \\"closes\\" them."
public: !!bool true
icon: ~
maxExecutionTime: 0x1E
actions: {
  openTicket: { title: Open a
    ticket, "input": {"schema":{"type":"object", properties: {subject: &text {type: string}}, required: [
      subject, # for now
      'body' ]}} },
  __proto__: { title: 'Not what
    it seems' } }
tags: {}
layers: [ ]
...
`;

export interface Spelling {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  readonly wrapped?: true;
}

export const spellings: readonly Spelling[] = [
  { what: 'JSON', file: 'integration.json', text: json },
  { what: 'JSON on one line', file: 'integration.json', text: JSON.stringify(harborDesk) },
  {
    what: 'JSON with Windows line ends and a byte order mark',
    file: 'a.json',
    text: `\uFEFF${json.replaceAll('\n', '\r\n')}`,
  },
  {
    what: 'a wrapped record',
    file: 'a.json',
    text: JSON.stringify({ integration: harborDesk }, null, 4),
    wrapped: true,
  },
  { what: 'JSON with comments', file: 'integration.jsonc', text: jsonc },
  { what: 'YAML in blocks', file: 'integration.yaml', text: block },
  { what: 'YAML in blocks, with Windows line ends', file: 'a.yml', text: block.replaceAll('\n', '\r\n') },
  { what: 'YAML in all its styles', file: 'integration.yml', text: mixed },
  { what: 'JSON as YAML', file: 'a.yaml', text: json },
  {
    what: 'a wrapped record in YAML',
    file: 'a.yaml',
    text: `integration:\n${block.replace(/^(?=.)/gm, '  ')}`,
    wrapped: true,
  },
];
