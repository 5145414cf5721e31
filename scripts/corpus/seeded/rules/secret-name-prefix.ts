import type { RuleFault } from '../fault.ts';
import { named } from '../secret.ts';

export default [...named('prefixed', 'SECRET_DESK_KEY')] satisfies readonly RuleFault[];
