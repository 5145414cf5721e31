import { createRequire } from 'node:module';
import { KnownError } from '../../engine/known-error.ts';
import { readAnswer } from './answer.ts';
import { Child, type Ending, memory } from './child.ts';
import { above, isInside, packageFolders } from './folders.ts';
import type { Answer, Failure, Manifest, Request } from './protocol.ts';

/** A definition module to run. Paths are absolute, wherever links lead. */
export interface Loading {
  readonly path: string;
  /** The project, which the module may read. */
  readonly root: string;
  /** Texts that stand in for those on disk, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the SDK is of the time of the older converter of schemas. */
  readonly legacy: boolean;
}

type Failed = { readonly failures: readonly Failure[] };

/** Runs the definition modules of a session: all in one child, which is told apart from the one that bundles. */
export class Loader {
  readonly #patience: number;
  readonly #children = new Map<Request['work'], { readonly child: Child; readonly root: string }>();

  /** `patience`: how long a module may take, in milliseconds. */
  constructor(patience = 20_000) {
    this.#patience = patience;
  }

  /** @throws KnownError where no process can be had. */
  async load({ path, root, texts, legacy }: Loading): Promise<Manifest | Failed> {
    const deadline = Date.now() + this.#patience;
    const esbuild = esbuildOf(path);
    const tsconfig = above(path, 'tsconfig.json').find((file) => isInside(file, root));
    const request = { work: 'run', path, texts, legacy, ...(tsconfig !== undefined && { tsconfig }) } as const;
    if (esbuild === undefined) return manifestIn(await this.#ask(request, root, deadline));
    const bundle = await this.#ask({ work: 'bundle', path, esbuild, texts }, root, deadline);
    if (!('code' in bundle)) return manifestIn(bundle);
    return manifestIn(await this.#ask({ ...request, bundle }, root, deadline));
  }

  /** A child that modules before have been in may have come to harm by them: then a new one is asked again. */
  async #ask(request: Request, root: string, deadline: number): Promise<Answer> {
    const child = this.#childFor(request.work, root, request.path);
    const outcome = await child.ask(request, Math.max(deadline - Date.now(), 1));
    if ('answer' in outcome) return readAnswer(outcome.answer) ?? unintelligible;
    this.#children.delete(request.work);
    if (outcome.ending.why === 'start') throw unstarted(outcome.ending);
    if (child.isUsed) return this.#ask(request, root, Date.now() + this.#patience);
    return { failures: [failureOf(outcome.ending, this.#patience)] };
  }

  #childFor(work: Request['work'], root: string, path: string): Child {
    const present = this.#children.get(work);
    if (present?.root === root) return present.child;
    present?.child.end();
    const child = new Child({ read: [root, ...packageFolders(path)], programs: work === 'bundle' });
    this.#children.set(work, { child, root });
    return child;
  }
}

/** The project's own esbuild; where packages are kept apart, that of the platform's CLI. */
function esbuildOf(path: string): string | undefined {
  for (const owner of [undefined, '@botpress/cli/package.json', '@botpress/sdk/package.json']) {
    try {
      const from = createRequire(path);
      return createRequire(owner === undefined ? path : from.resolve(owner)).resolve('esbuild');
    } catch {
      // This one has none.
    }
  }
  return undefined;
}

const manifestIn = (answer: Answer): Manifest | Failed =>
  'manifest' in answer || 'failures' in answer ? answer : unintelligible;

const unstarted = ({ how }: Ending) =>
  new KnownError({ message: `The process to run definitions in does not start: ${how}.` });

const unintelligible: Failed = {
  failures: [{ id: 'load-failed', message: 'The module meddles with the process that it is run in.' }],
};

function failureOf({ why, how }: Ending, patience: number): Failure {
  switch (why) {
    case 'timeout':
      return { id: 'load-timeout', message: `The module is still running after ${patience / 1000} seconds.` };
    case 'flood':
      return { id: 'too-large', message: 'What the module exports is too large.' };
    case 'memory':
      return { id: 'load-failed', message: `The module needs more than ${memory} MB of memory.` };
    default:
      return { id: 'load-failed', message: `The module ends the process that it is run in (${how}).` };
  }
}
