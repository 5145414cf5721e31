import { find, put, type RuleFault } from '../fault.ts';

const described =
  (description: string): RuleFault['plant'] =>
  (manifest) => {
    const secret = find(manifest, ['secrets', '*']);
    return secret && put(manifest, [...secret, 'description'], description);
  };

export default [
  { kind: 'signing', form: 'record', plant: (manifest) => put(manifest, ['signingSecret'], 'a2V5LW9mLXRoZS1kZXNr') },
  { kind: 'generated', form: 'definition', plant: described('q7Zr2mK9x4Tb8Wc1Vn5Jd3Hs6Lp0') },
] satisfies readonly RuleFault[];
