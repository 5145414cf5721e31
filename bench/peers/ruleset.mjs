// Checks actions and events like the five rules of hublint that `hublint.json` enables.
import { truthy } from '@stoplight/spectral-functions';

const needs = (given, field, message) => ({ given, severity: 'error', message, then: { field, function: truthy } });

const fields = ['$.actions[*].input.schema.properties[*]', '$.actions[*].output.schema.properties[*]', '$.events[*].schema.properties[*]'];

export default {
  rules: {
    'action-title-required': needs('$.actions[*]', 'title', 'An action has no title.'),
    'action-description-required': needs('$.actions[*]', 'description', 'An action has no description.'),
    'event-title-required': needs('$.events[*]', 'title', 'An event has no title.'),
    'event-description-required': needs('$.events[*]', 'description', 'An event has no description.'),
    'field-title-required': needs(fields, 'x-zui.title', 'A field has no title.'),
  },
};
