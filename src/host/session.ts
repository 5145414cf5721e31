import type { Form } from '../../schemas/integration.ts';
import type { Document } from '../document/document.ts';
import { planFor } from '../engine/config/plan-for.ts';
import { lintDocument } from '../engine/lint.ts';
import type { Registry } from '../engine/registry.ts';
import type { FileResult } from '../engine/result.ts';
import { type Configuration, type LoadOptions, loadConfiguration } from './config/load.ts';
import { discover, type Source } from './files/discover.ts';
import { openSource } from './files/open.ts';

export interface SessionOptions extends LoadOptions {
  /** The address that rules' pages are derived from. */
  readonly homepage: string;
  /** `--as`. */
  readonly form?: Form;
  /** What standard input is called. */
  readonly stdinFilename?: string;
  /** Reads standard input whole. */
  readonly stdin?: () => Promise<Buffer>;
}

/** One run of hublint: a configuration, and what can be done to targets under it. Every face goes through here. */
export interface Session {
  readonly configuration: Configuration;
  readonly registry: Registry;
  /** The manifests that targets name; an empty list means the working directory. */
  sources(targets: readonly string[]): AsyncGenerator<Source>;
  open(source: Source): Promise<Document>;
  /** Lints targets one by one: a result is yielded before the next manifest is read. */
  lint(targets: readonly string[]): AsyncGenerator<FileResult>;
}

/** @throws KnownError for a configuration that cannot be read or means nothing. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { cwd, registry, homepage, form, stdin, stdinFilename } = options;
  const configuration = await loadConfiguration(options);
  const { root, ignores, layers } = configuration;
  const plans = { registry, layers, homepage, inline: !configuration.locked, ...(form && { form }) };
  const finding = { cwd, root, ignores, ...(stdinFilename !== undefined && { stdinFilename }) };
  const sources = (targets: readonly string[]) => discover(targets.length > 0 ? targets : ['.'], finding);
  const open = (source: Source) => openSource(source, { cwd, ...(stdin && { stdin }) });
  return {
    configuration,
    registry,
    sources,
    open,
    async *lint(targets) {
      for await (const source of sources(targets)) {
        yield await lintDocument(await open(source), planFor(source.file, plans));
      }
    },
  };
}
