import rule from '../../rules/text-informative.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'description: Adds a TODO item to a list',
    'title: Bar',
    'description: Generates lorem ipsum for drafts',
    `description: 'Finds "TODO:" and adds FIXME: comments to code'`,
    'actions: { addTitle: { title: Add title, description: Add a title } }',
    'entities: { page: { schema: { properties: { description: { description: Enter a description } } } } }',
    'description: The title of the parcel',
    {
      name: 'what becomes of a variable, and a variable in the middle',
      manifest: `
        actions:
          sendNotice: { title: 'Notice with {{1}}', description: '{{name}} becomes the name of whoever gets the parcel' }
          sendLabel: { title: '{{1}} as a label', description: 'Prints \${name} and <%= name %>' }
      `,
    },
    {
      name: 'a long text that mentions one',
      manifest: `secrets: { LOG_KEY: { description: '${'Opens the log of what is left to do. '.repeat(8)}Each line starts with TODO: there.' } }`,
    },
    {
      name: 'a thing to do, by its name',
      manifest: `
        entities: { todo: { title: To-do, schema: { properties: { todoId: { x-zui: { title: Todo } } } } } }
        actions: { add_to_do: { title: To-Do, description: Adds one } }
      `,
    },
    {
      name: 'a word of a text in another alphabet',
      manifest: `
        actions:
          createTask: { title: Создать TODO, description: 创建一个 todo。 }
          listTasks: { title: לרשום TODO, description: TODO を一覧表示 }
      `,
    },
    {
      name: 'a field that is called as what it holds',
      manifest: 'entities: { page: { schema: { properties: { description: { x-zui: { title: Description } } } } } }',
    },
    {
      name: 'a repetition, unless asked for',
      manifest: 'user: { tags: { userId: { title: User ID, description: User id } } }',
    },
    {
      manifest: 'user: { tags: { userId: { title: User ID, description: Id of the account } } }',
      options: { repetition: true },
    },
    {
      name: 'nothing but signs',
      manifest: 'user: { tags: { "-": { title: "?", description: "…" } } }',
      options: { repetition: true },
    },
  ],
  invalid: [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what a template leaves.
    ...["'<%= title %>'", "'{{ name }}'", "'${name}'", "'{{name}} for parcels'", "'<%- title %> Desk'"].map(
      (title) => ({
        name: `a title that a template was to fill in: ${title}`,
        manifest: `title: ⟦${title}⟧`,
        problems: ['placeholder'],
      }),
    ),
    {
      name: 'a description that a template was to fill in',
      manifest: "actions: { ship: { title: Ship, description: ⟦'{{ description }}'⟧ } }",
      problems: [
        { message: 'placeholder', text: 'The description of action `ship` is a placeholder: `{{ description }}`.' },
      ],
    },
    { manifest: 'description: ⟦Lorem ipsum⟧', problems: ['placeholder'] },
    { name: 'among signs of all kinds', manifest: 'description: ⟦🚧 TODO… ⚓️⟧', problems: ['placeholder'] },
    {
      manifest: 'entities: { carrier: { title: ⟦TODO⟧ }, todo: { title: ⟦TBD⟧ } }',
      problems: ['placeholder', 'placeholder'],
    },
    { manifest: 'description: ⟦"Sends parcels. TODO: say more"⟧', problems: ['placeholder'] },
    {
      manifest: `
        title: ⟦TODO⟧
        description: ⟦Lorem ipsum dolor sit amet⟧
        actions:
          trackParcel: { title: ⟦Enter your title here⟧, description: ⟦"FIXME: say more"⟧ }
        events:
          parcelLost: { title: ⟦tbd.⟧, description: ⟦N/A⟧ }
      `,
      problems: [
        { message: 'placeholder', text: 'The title of the integration is a placeholder: `TODO`.', severity: 'error' },
        {
          message: 'placeholder',
          text: 'The description of the integration is a placeholder: `Lorem ipsum dolor sit amet`.',
        },
        'placeholder',
        {
          message: 'placeholder',
          text: 'The description of action `trackParcel` is a placeholder: `FIXME: say more`.',
        },
        'placeholder',
        'placeholder',
      ],
    },
    {
      options: { repetition: true },
      manifest: `
        user:
          tags:
            userId: { title: Account, description: ⟦User ID⟧ }
            phone: { title: Phone number, description: ⟦phone_number.⟧ }
      `,
      problems: [
        {
          message: 'repetition',
          text: 'The description of tag `userId` of the user only repeats its name: `User ID`.',
          severity: 'info',
        },
        {
          message: 'repetition',
          text: 'The description of tag `phone` of the user only repeats its title: `phone_number.`.',
        },
      ],
    },
  ],
});
