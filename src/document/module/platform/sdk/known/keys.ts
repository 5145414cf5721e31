/**
 * The keys of the argument of `new IntegrationDefinition({ … })`, as facts: what TypeScript's compiler API finds in
 * `IntegrationDefinitionProps` in `packages/sdk/src` of the platform's public repository, at each of the 50 versions from 0.1.2
 * to 7.2.2 that changed it. `*` is any name; `+VERSION` is the first version with a key (a key without it is as old as the
 * object that contains it, or as 0.2.3, where all keys were first spelled out), `-VERSION` the first without it. The contents
 * of `schema`, `interfaces.*`, `esbuild` and `toJSONSchemaOptions` are not listed.
 */
export const outline = `
version
configuration
  schema
  ui
    *
      title
      examples
  identifier +0.4.9
    required
    linkTemplateScript
events
  *
    schema
    ui
      *
        title
        examples
    title
    description
    attributes +4.4.0
      *
actions
  *
    input
      schema
      ui
        *
          title
          examples
    output
      schema
      ui
        *
          title
          examples
    title
    description
    billable +0.11.0
    cacheable +0.11.0
    attributes +4.1.0
      *
channels
  *
    messages
      *
        schema
        ui
          *
            title
            examples
    title
    description
    message
      tags
        *
          title
          description
    conversation
      tags
        *
          title
          description
      creation
        enabled
        requiredTags
states
  *
    schema
    ui
      *
        title
        examples
    type
name
title
description
icon
readme
user
  tags
    *
      title
      description
  creation
    enabled
    requiredTags
secrets
  * +0.4.0
    optional
    description
identifier +0.4.9
  extractScript
  fallbackHandlerScript +0.4.11
entities +0.6.0
  *
    schema
    ui
      *
        title
        examples
    title
    description
configurations +0.11.1
  *
    schema
    ui
      *
        title
        examples
    identifier
      required
      linkTemplateScript
    title
    description
interfaces +1.0.0
  *
__advanced +2.4.3
  esbuild
  messageStatusChangeNotificationsEnabled +4.12.0 -4.14.1
  extraOperations +4.14.1
    *
      enabled
  useLegacyZuiTransformer +4.15.11
  toJSONSchemaOptions +6.3.0
attributes +4.8.0
  *
`;
