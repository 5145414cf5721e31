import { type Data, find, type Planting, put, type RuleFault } from '../fault.ts';

const described =
  (description: string): RuleFault['plant'] =>
  (manifest) => {
    const secret = find(manifest, ['secrets', '*']);
    return secret && put(manifest, [...secret, 'description'], description);
  };

const credential = (manifest: Data): Planting | undefined => {
  const planting = described('The key: -----BEGIN PRIVATE KEY-----')(manifest);
  return planting && { ...planting, at: { ...planting.at, span: [9, 36] } };
};

export default [
  { kind: 'signing', form: 'record', plant: (manifest) => put(manifest, ['signingSecret'], 'a2V5LW9mLXRoZS1kZXNr') },
  { kind: 'credential', form: 'definition', plant: credential },
  { kind: 'generated', form: 'definition', plant: described('q7Zr2mK9x4Tb8Wc1Vn5Jd3Hs6Lp0') },
] satisfies readonly RuleFault[];
