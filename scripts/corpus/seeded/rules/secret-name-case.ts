import type { RuleFault } from '../fault.ts';
import { named } from '../secret.ts';

export default [...named('case', 'deskKey'), ...named('unusable', '-')] satisfies readonly RuleFault[];
