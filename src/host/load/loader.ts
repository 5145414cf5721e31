import { dirname, relative } from 'node:path';
import process from 'node:process';
import { onceEach } from '../../data/once.ts';
import { KnownError } from '../../engine/known-error.ts';
import { isWithin } from '../files/boundary.ts';
import { resolvePackage } from '../files/project/packages.ts';
import { readAnswer } from './answer.ts';
import { Child, type Ending, heapLimit } from './child.ts';
import { ancestorsWith } from './folders.ts';
import type { BundleRequest, ChildAnswer, ChildTask, Failure, LoadedManifest, RunRequest } from './protocol.ts';
import { linkOutOf, packagesOf, readableIn } from './readable.ts';

/** A definition module to run. Paths are absolute and real. */
export interface ModuleToLoad {
  readonly path: string;
  /** The project folder, which the module may read. */
  readonly root: string;
  /** Overlay texts that replace the files on disk, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the SDK is from the time of the older schema converter. */
  readonly legacy: boolean;
}

type Failed = { readonly failures: readonly Failure[] };

/**
 * Runs definition modules, each in a child process of its own, so that a module cannot affect the next one through its
 * process. The child that bundles runs no module, and is shared by all modules of a project.
 */
export class Loader {
  readonly #patience: number;
  // Both walk all folders of a project.
  readonly #linkOutOf = onceEach((root) => linkOutOf(root));
  readonly #readableIn = onceEach(readableIn);
  #bundler: { readonly child: Child; readonly root: string } | undefined;

  /** `patience` is the time limit for one module, in milliseconds. */
  constructor(patience = 20_000) {
    this.#patience = patience;
  }

  /** @throws KnownError if no process can be started. */
  async load({ path, root, texts, legacy }: ModuleToLoad): Promise<LoadedManifest | Failed> {
    if (process.versions.pnp !== undefined) throw plugAndPlayError;
    if (root.includes('*')) return failed('The module is not run: the path of its project contains a `*`.');
    const link = this.#linkOutOf(root);
    if (link !== undefined) return linkFailure(relative(root, link));
    const deadline = Date.now() + this.#patience;
    const esbuild = esbuildOf(path);
    const tsconfig = ancestorsWith(path, 'tsconfig.json').find((file) => isWithin(file, root));
    const request = { work: 'run', path, texts, legacy, ...(tsconfig !== undefined && { tsconfig }) } as const;
    if (esbuild === undefined) return this.#run(request, root, deadline);
    const bundle = await this.#bundle({ work: 'bundle', path, esbuild, texts }, root, deadline);
    if (!('code' in bundle)) return manifestIn(bundle);
    return this.#run({ ...request, bundle }, root, deadline);
  }

  async #run(request: RunRequest, root: string, deadline: number): Promise<LoadedManifest | Failed> {
    const child = this.#start(request, root);
    try {
      return manifestIn(await this.#ask(child, request, deadline));
    } finally {
      child.end();
    }
  }

  async #bundle(request: BundleRequest, root: string, deadline: number): Promise<ChildAnswer> {
    if (this.#bundler?.root !== root || this.#bundler.child.isOver) {
      this.#bundler?.child.end();
      this.#bundler = { child: this.#start(request, root), root };
    }
    return this.#ask(this.#bundler.child, request, deadline);
  }

  async #ask(child: Child, work: ChildTask, deadline: number): Promise<ChildAnswer> {
    const outcome = await child.ask(work, Math.max(deadline - Date.now(), 1));
    if ('answer' in outcome) return readAnswer(outcome.answer) ?? interference;
    if (outcome.ending.why === 'start') throw startError(outcome.ending);
    return { failures: [failureOf(outcome.ending, this.#patience)] };
  }

  #start({ work, path }: ChildTask, root: string): Child {
    const isModule = work === 'run';
    // The bundler is asked about all modules of a project, one after the other.
    const seconds = Math.ceil(this.#patience / 1000) * (isModule ? 2 : 100);
    const read = [...this.#readableIn(root), ...packagesOf(path, root)];
    return new Child({ cwd: dirname(path), seconds, isModule, read, programs: !isModule });
  }
}

/** Returns the project's own esbuild; if packages are isolated, the one that the platform's CLI or SDK depends on. */
function esbuildOf(path: string): string | undefined {
  for (const owner of [undefined, '@botpress/cli/package.json', '@botpress/sdk/package.json']) {
    try {
      return resolvePackage('esbuild', owner === undefined ? path : resolvePackage(owner, path));
    } catch {
      // Try the next owner.
    }
  }
  return undefined;
}

const manifestIn = (answer: ChildAnswer): LoadedManifest | Failed =>
  'manifest' in answer || 'failures' in answer ? answer : interference;

const startError = ({ how }: Ending) =>
  new KnownError({ message: `The process that runs definitions does not start: ${how}.` });

/** Neither the child nor the code that it runs could resolve a package in an archive. */
const plugAndPlayError = new KnownError({
  message: '`--load` does not work with Yarn Plug’n’Play, which keeps packages in archives.',
  hint: 'Write `nodeLinker: node-modules` into `.yarnrc.yml`, or leave out `--load`.',
});

const failed = (message: string): Failed => ({ failures: [{ id: 'load-failed', message }] });

const interference = failed('The module interferes with the process that runs it.');

const linkFailure = (link: string): Failed =>
  failed(`The module is not run: the link \`${link}\` leads out of the project, and a module could follow it.`);

function failureOf({ why, how }: Ending, patience: number): Failure {
  switch (why) {
    case 'timeout':
      return { id: 'load-timeout', message: `The module is still running after ${patience / 1000} seconds.` };
    case 'flood':
      return { id: 'too-large', message: 'What the module exports is too large.' };
    case 'memory':
      return { id: 'load-failed', message: `The module needs more than ${heapLimit} MB of memory.` };
    case 'meddling':
      return { id: 'load-failed', message: 'The module interferes with the process that runs it.' };
    default:
      return { id: 'load-failed', message: `The module ends the process that runs it (${how}).` };
  }
}
