import { put, type RuleFault } from '../fault.ts';

const address = (url: string): RuleFault => ({
  kind: url,
  plant: (manifest) => (manifest.dev === true ? undefined : put(manifest, ['url'], url)),
});

export default [
  'http://parcels.example/hook',
  'https://localhost:3000/hook',
  'https://10.0.0.7/hook',
  'https://[::1]/hook',
  'https://ada:lovelace@parcels.example/hook',
  'parcels.example/hook',
].map(address);
