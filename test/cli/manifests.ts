const base64 = (text: string) => Buffer.from(text).toString('base64');

const icon = base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
const readme = base64(
  '# Ferry Desk\n\nTells travellers when the next ferry leaves, and whether it is on time. Choose the harbours that your bot is asked about.\n',
);

/** A definition without findings. */
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

/** One error (the version), and one warning (`public`). */
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
