import type { Document, Fault, Location, Positions } from './document.ts';

/** Returns the same document with its files renamed. It is read-only: it has no edits. Messages keep the old file names. */
export function renamed(document: Document, name: (file: string) => string): Document {
  const at = (location: Location): Location => ({ ...location, file: name(location.file) });
  const fault = ({ location, related, ...rest }: Fault): Fault => ({
    ...rest,
    location: at(location),
    ...(related && { related: related.map((other) => ({ ...other, location: at(other.location) })) }),
  });
  return {
    ...document,
    file: name(document.file),
    files: document.files.map(name),
    faults: document.faults.map(fault),
    unknowns: document.unknowns.map((unknown) =>
      unknown.because === undefined ? unknown : { ...unknown, because: at(unknown.because) },
    ),
    positions: async () => renamedPositions(await document.positions(), name, at),
  };
}

function renamedPositions(
  positions: Positions,
  name: (file: string) => string,
  at: (location: Location) => Location,
): Positions {
  return {
    locate: (target) => at(positions.locate(target)),
    writtenElsewhere(path) {
      const location = positions.writtenElsewhere?.(path);
      return location && at(location);
    },
    edit: () => undefined,
    comments: positions.comments.map((comment) => ({ ...comment, file: name(comment.file) })),
    sources: new Map([...positions.sources].map(([file, text]) => [name(file), text])),
  };
}
