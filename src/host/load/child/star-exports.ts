/** The code that jiti emits for `export * from '…'`. */
const starExport =
  /(if \(key in exports && exports\[key\] === (\w+)\[key\]\) return;)\s*Object\.defineProperty\(exports, key, \{\s*enumerable: true,\s*get: function \(\) \{\s*return \2\[key\];\s*\}\s*\}\);/g;

/**
 * Rewrites the code so that a name that several modules export is exported by none, as the language specifies and
 * bundlers do. The code that jiti emits throws for the second one.
 */
export const withSharedNames = (code: string): string =>
  code.replace(
    starExport,
    (_, isSame: string, module: string) =>
      `${isSame}const again = Object.hasOwn(exports, key);Object.defineProperty(exports, key, { configurable: true, enumerable: !again, get: function () {return again ? undefined : ${module}[key];} });`,
  );
