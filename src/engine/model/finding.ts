import type { Target } from '../../document/document.ts';
import type { Fix } from '../../rule/rule.ts';

/** What the model finds wrong: reported as `model/ID`. */
export interface ModelFinding {
  readonly id: 'required' | 'unknown-property' | 'type' | 'too-long' | 'too-short' | 'enum' | 'format';
  readonly message: string;
  readonly messageId: string;
  readonly at: Target;
  readonly fix?: Fix;
}
