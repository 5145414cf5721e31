import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';
import type { Fix } from '../../rule/rule.ts';

/** A fault that the model finds, reported as `model/ID`. */
export interface ModelFinding {
  readonly id: 'required' | 'unknown-property' | 'type' | 'too-long' | 'too-short' | 'enum' | 'format';
  readonly message: string;
  readonly messageId: string;
  readonly at: Target;
  /** The path at fault: for a missing or misspelt value its proper path, otherwise that of the finding. */
  readonly about: Path;
  readonly fix?: Fix;
}
