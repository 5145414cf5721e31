const base64 = (text: string) => Buffer.from(text).toString('base64');

const icon = base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
const readme = base64(
  '# Ferry Desk\n\nTells travellers when the next ferry leaves, and whether it is on time. Choose the harbours that your bot is asked about.\n',
);

/** A definition with nothing to say about. */
export const clean = `name: ferry-desk
version: 2.1.0
title: Ferry Desk
description: Tells travellers when the next ferry leaves, and whether it is on time.
icon: ${icon}
readme: ${readme}
visibility: private
attributes:
  category: Other
`;

/** An error (the version), a warning (\`public\`). */
export const faulty = `{
  "name": "ferry-desk",
  "version": "2.1",
  "title": "Ferry Desk",
  "description": "Tells travellers when the next ferry leaves, and whether it is on time.",
  "icon": "${icon}",
  "readme": "${readme}",
  "public": false,
  "attributes": { "category": "Other" }
}
`;

/** Only the warning. */
export const outdated = faulty.replace('"2.1"', '"2.1.0"');

/** The files that they name. */
export const assets: Readonly<Record<string, string>> = {
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>\n',
  'hub.md': `# Ferry Desk

Ferry Desk knows the timetable of every ferry on the lake and hears of delays as soon as the harbour does.

## Setting it up

Install it, and choose the harbour that your travellers start from. There is no account to connect.

## What a bot can do with it

It can tell when the next ferry leaves for any harbour, whether it is on time, and where to wait.
`,
};
