/** A minimal SDK, installed where Node finds it: schemas that describe themselves, and a converter for them. */
export const sdk: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "ferries", "private": true }',
  'node_modules/@botpress/sdk/package.json': '{ "name": "@botpress/sdk", "version": "5.4.3", "main": "index.js" }',
  'node_modules/@botpress/sdk/index.js': `
    class IntegrationDefinition {
      constructor(props) { Object.assign(this, props) }
      get metadata() { return { sdkVersion: '5.4.3' } }
    }
    class InterfaceDefinition {
      constructor(props) { Object.assign(this, props) }
    }
    const string = () => ({ json: { type: 'string' } })
    const object = (shape) => ({
      json: { type: 'object', properties: Object.fromEntries(Object.entries(shape).map(([name, { json }]) => [name, json])) },
    })
    const toJSONSchema = (schema) => schema.json
    module.exports = { IntegrationDefinition, InterfaceDefinition, z: { string, object, transforms: { toJSONSchema } } }
  `,
};

/** Returns the module of a definition that begins with this code. */
export const definition = (before = '', props = ''): string => `import { IntegrationDefinition, z } from '@botpress/sdk'
${before}
export default new IntegrationDefinition({
  name: 'ferry-desk',
  version: '2.1.0',
  ${props}
})
`;
