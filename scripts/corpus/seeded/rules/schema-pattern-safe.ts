import { definitionIn, type RuleFault } from '../fault.ts';

const pattern = (text: string) =>
  definitionIn(['actions', '*', 'input', 'schema'], { type: 'string', pattern: text }, ['pattern']);

const slow = (text: string): RuleFault => ({
  kind: `exponential, ${text}`,
  plant: (manifest) => {
    const planting = pattern(`^${text}$`)(manifest);
    return planting && { ...planting, at: { ...planting.at, span: [1, 1 + text.length] } };
  },
});

export default [
  { kind: 'no expression', plant: pattern('^PX(\\d+') },
  { kind: 'an older kind', plant: pattern('^a\\_b') },
  ...['(a+)+', '(\\w+\\s?)*', '(a|aa)+', '([a-z]+-?)*'].map(slow),
] satisfies readonly RuleFault[];
