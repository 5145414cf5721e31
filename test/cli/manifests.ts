/** A definition with nothing to say about. */
export const clean = `name: ferry-desk
version: 2.1.0
title: Ferry Desk
description: Tells travellers when the next ferry leaves, and whether it is on time.
icon: icon.svg
readme: hub.md
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
  "icon": "icon.svg",
  "readme": "hub.md",
  "public": false,
  "attributes": { "category": "Other" }
}
`;

/** Only the warning. */
export const outdated = faulty.replace('"2.1"', '"2.1.0"');
