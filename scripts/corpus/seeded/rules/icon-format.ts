import { put, type RuleFault } from '../fault.ts';

const icon = (kind: string, content: string | readonly number[]): RuleFault => ({
  kind,
  form: 'definition',
  plant: (manifest) => put(manifest, ['icon'], Buffer.from(content as string).toString('base64')),
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

export default [
  icon('a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  icon('no picture', 'parcels'),
  icon('no namespace', '<svg viewBox="0 0 9 9"/>'),
  icon('a script', svg('<script>alert(1)</script>')),
  icon('pixels', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')),
  icon('a part from elsewhere', svg('<image href="https://parcels.example/icon.png"/>')),
  { kind: 'not encoded', form: 'definition', plant: (manifest) => put(manifest, ['icon'], svg('<g/>')) },
  { kind: 'a file that is not there', form: 'definition', plant: (manifest) => put(manifest, ['icon'], 'no/icon.svg') },
] satisfies readonly RuleFault[];
