import { put, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'repeated',
    form: 'record',
    plant: (manifest) => {
      const { secrets } = manifest;
      if (!Array.isArray(secrets) || secrets.length === 0) return undefined;
      const planting = put(manifest, ['secrets'], [...secrets, secrets[0]]);
      return { ...planting, at: { path: ['secrets', secrets.length], on: 'value' } };
    },
  },
] satisfies readonly RuleFault[];
