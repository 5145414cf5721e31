import type { Document } from '../../document/document.ts';
import type { Source } from '../../host/files/find/discover.ts';

/** A manifest that was read. */
export interface OpenedManifest {
  readonly source: Source;
  readonly document: Document;
}
