import * as z from 'zod';
import { stateTypes } from './enums.ts';
import { about, authored, type Form, filled, map, once, text } from './form.ts';
import { limits } from './limits.ts';

/** The parts of an Integration. Source: platform API, section 2.1, "Sub-objects". */

const shown = (noun: string) => ({
  title: about('Title', `Display name of the ${noun}.`, text(limits.title)).optional(),
  description: about('Description', `What the ${noun} is for.`, text(limits.description)).optional(),
});

const script = (title: string, description: string) => about(title, `VRL script: ${description}`, text(limits.script));

const jsonSchema = (description: string) => about('Schema', `JSON Schema: ${description}`, map(z.unknown()));

export const attributes = once(() =>
  about('Attributes', 'Free attributes, by name.', map(text(limits.attributeValue))).optional(),
);

export const identifier = () =>
  z.strictObject({
    extractScript: script('Extract script', 'takes the identifier from an incoming webhook.').optional(),
    fallbackHandlerScript: script(
      'Fallback handler script',
      'handles incoming requests that carry no identifier.',
    ).optional(),
  });

export const sandbox = () =>
  z.strictObject({
    identifierExtractScript: script('Identifier extract script', 'takes the identifier, in the sandbox.').optional(),
    messageExtractScript: script('Message extract script', 'takes the message, in the sandbox.').optional(),
  });

const tags = once(() =>
  about('Tags', 'Tag definitions, by tag.', map(about('Tag', 'A tag definition.', z.strictObject(shown('tag'))))),
);

const creation = (noun: string) =>
  about(
    'Creation',
    `How a ${noun} is created directly through the API; the integration has to implement it.`,
    z.strictObject({
      enabled: about('Enabled', `Whether a ${noun} can be created directly through the API.`, z.boolean()),
      requiredTags: about('Required tags', 'Tags that are required at creation.', z.array(z.string())),
    }),
  );

export const user = (form: Form) =>
  z.strictObject({ tags: filled(form, tags()), creation: filled(form, creation('user')) });

export const configuration = (form: Form) =>
  z.strictObject({
    ...shown('configuration'),
    schema: filled(form, jsonSchema('what the configuration data must be like.')),
    identifier: filled(
      form,
      about(
        'Identifier',
        'Whether and how an installation gets its identifier.',
        z.strictObject({
          required: filled(form, about('Required', 'Whether an installation needs an identifier.', z.boolean())),
          linkTemplateScript: script('Link template script', 'builds the link that leads to an identifier.').optional(),
        }),
      ),
    ),
  });

/** An action, event or channel that an interface generated has the name that it was given there. */
const generatedName = (form: Form) =>
  authored(form, {
    name: about('Name', 'Its name, where an interface generated it.', text(limits.name)).optional(),
  });

/** Display hints that older SDKs kept beside a schema; the platform's CLI still sends them. */
const ui = (form: Form) => authored(form, { ui: about('UI', 'Display hints, by field.', map(z.unknown())).optional() });

const message = (form: Form) =>
  about(
    'Message',
    'A message type.',
    z.strictObject({ schema: jsonSchema('what a message of this type must be like.'), ...ui(form) }),
  );

export const channel = (form: Form) =>
  z.strictObject({
    ...shown('channel'),
    messages: about('Messages', 'Message types, by name.', map(message(form))),
    message: filled(
      form,
      about('Message', 'What applies to all messages.', z.strictObject({ tags: filled(form, tags()) })),
    ),
    conversation: filled(
      form,
      about(
        'Conversation',
        'What applies to conversations.',
        z.strictObject({ tags: filled(form, tags()), creation: filled(form, creation('conversation')) }),
      ),
    ),
    ...generatedName(form),
  });

export const state = (form: Form) =>
  z.strictObject({
    type: about('Type', 'What the state belongs to.', z.enum(stateTypes)),
    schema: jsonSchema('what the state data must be like.'),
    ...ui(form),
  });

export const event = (form: Form) =>
  z.strictObject({
    ...shown('event'),
    schema: jsonSchema('what the payload of the event must be like.'),
    attributes: attributes(),
    ...generatedName(form),
    ...ui(form),
  });

export const action = (form: Form) => {
  const side = (title: string, of: string) =>
    about(
      title,
      `The ${of} of the action.`,
      z.strictObject({ schema: jsonSchema(`what the ${of} must be like.`), ...ui(form) }),
    );
  return z.strictObject({
    ...shown('action'),
    input: side('Input', 'input'),
    output: side('Output', 'output'),
    billable: about('Billable', 'Whether calls of the action are billed.', z.boolean()).optional(),
    cacheable: about('Cacheable', 'Whether the output of the action can be cached.', z.boolean()).optional(),
    attributes: attributes(),
    ...generatedName(form),
  });
};

export const entity = (form: Form) =>
  z.strictObject({ ...shown('entity'), schema: jsonSchema('what an entity must be like.'), ...ui(form) });

export const interfaceUse = (form: Form) => {
  const members = (kind: string) =>
    filled(
      form,
      about(
        kind,
        `The ${kind.toLowerCase()} of the interface, and what they are called in this integration.`,
        map(z.strictObject({ name: about('Name', 'Its name in this integration.', text(limits.name)) })),
      ),
    );
  return z.strictObject({
    id: filled(form, about('Id', 'Id of the interface.', text(limits.id))),
    name: filled(form, about('Name', 'Name of the interface.', text(limits.name))),
    version: filled(form, about('Version', 'Semver version of the interface.', text(limits.version))),
    entities: members('Entities'),
    actions: members('Actions'),
    events: members('Events'),
    channels: members('Channels'),
  });
};
