/** A helpdesk connector as an author writes it, with every noun of the model. */
export const helpdesk = `name: helpdesk
version: 2.1.0
title: Helpdesk
description: Answers tickets where the customers write them.
identifier:
  extractScript: to_string!(.body.account)
configuration:
  identifier:
    linkTemplateScript: '"{{ webhookUrl }}/start"'
  schema:
    type: object
    properties:
      region: { type: string }
configurations:
  token:
    title: Access token
    schema: { type: object, properties: {} }
channels:
  ticket:
    title: Ticket
    messages:
      text:
        schema:
          type: object
          properties:
            parts:
              type: array
              items:
                type: object
                properties:
                  body: { type: string }
    conversation:
      tags:
        ticketId: { title: Ticket }
    message:
      tags:
        commentId: { title: Comment }
states:
  session:
    type: integration
    schema: { type: object }
events:
  ticketOpened:
    title: Ticket opened
    schema: { type: object }
  itemCreated:
    schema: { type: object, properties: { id: { type: string } } }
actions:
  closeTicket:
    title: Close ticket
    input:
      schema: { type: object, properties: { id: { type: string } } }
    output:
      schema: { type: object }
user:
  tags:
    email: { title: Email }
entities:
  ticket:
    schema: { type: object }
interfaces:
  'listable<ticket>':
    name: listable
    version: 1.0.0
    entities: { item: { name: ticket } }
    actions: {}
    events: { created: { name: itemCreated } }
    channels: {}
secrets:
  CLIENT_SECRET: { description: OAuth client secret. }
sandbox:
  messageExtractScript: '{ "text": .body }'
`;
