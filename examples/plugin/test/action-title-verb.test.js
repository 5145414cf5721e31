import { describe, it } from 'node:test';
import { testRule } from 'hublint/testing';
import rule from '../rules/action-title-verb.js';

testRule(
  rule,
  {
    valid: [
      'actions: { sendInvoice: { title: Send invoice } }',
      { name: 'a missing title is another rule’s', manifest: 'actions: { sendInvoice: {} }' },
      {
        name: 'verbs of one’s own',
        manifest: 'actions: { mergeCustomers: { title: Merge customers } }',
        options: { verbs: ['Merge'] },
      },
    ],
    invalid: [
      {
        manifest: 'actions: { sendInvoice: { title: ⟦Invoice sending⟧ } }',
        options: { verbs: ['Send', 'Void'] },
        problems: [
          {
            message: 'verb',
            text: 'Title `Invoice sending` of action `sendInvoice` does not start with a verb such as `Send`, `Void`.',
          },
        ],
      },
    ],
  },
  { describe, it },
);
