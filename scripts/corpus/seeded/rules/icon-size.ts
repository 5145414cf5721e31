import { put, type RuleFault } from '../fault.ts';

const icon = (kind: string, attributes: string, inside: string): RuleFault => ({
  kind,
  form: 'definition',
  plant: (manifest) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
    return put(manifest, ['icon'], Buffer.from(svg).toString('base64'));
  },
});

export default [
  icon('large', 'viewBox="0 0 9 9"', '<g/>'.repeat(20_000)),
  icon('of no size', 'width="9"', '<g/>'),
] satisfies readonly RuleFault[];
