import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';
import type { Fix } from '../../rule/rule.ts';

/** What the model finds wrong: reported as `model/ID`. */
export interface ModelFinding {
  readonly id: 'required' | 'unknown-property' | 'type' | 'too-long' | 'too-short' | 'enum' | 'format';
  readonly message: string;
  readonly messageId: string;
  readonly at: Target;
  /** The place that is at fault: where what is missing or misspelt would be, and else where the finding is. */
  readonly about: Path;
  readonly fix?: Fix;
}
