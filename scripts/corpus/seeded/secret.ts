import { put, type RuleFault } from './fault.ts';

/** A secret with a name at fault, in either form. */
export const named = (kind: string, name: string): readonly RuleFault[] => [
  {
    kind,
    form: 'definition',
    plant: (manifest) => ({
      ...put(manifest, ['secrets', name], { description: 'Opens the parcel desk.' }),
      at: { path: ['secrets', name], on: 'key' },
    }),
  },
  {
    kind,
    form: 'record',
    plant: (manifest) => {
      const secrets = Array.isArray(manifest.secrets) ? manifest.secrets : [];
      const at = secrets.length;
      return { ...put(manifest, ['secrets'], [...secrets, name]), at: { path: ['secrets', at], on: 'value' } };
    },
  },
];
