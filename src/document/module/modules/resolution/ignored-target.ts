import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { fileAt } from './file-at.ts';
import { missingModuleMessage } from './missing-file.ts';
import type { Unresolved } from './resolve.ts';
import { bestMatch } from './star-patterns.ts';
import { relativeTarget } from './tsconfig.ts';

/** Returns the message for a module of the project that `paths` maps to a target which is ignored without a `baseUrl`. */
export function ignoredTarget(specifier: string, { unbased }: Unresolved, host: ModuleHost): string | undefined {
  const best = unbased && bestMatch(unbased.entries, specifier);
  const target = best?.target.find((target) => {
    const path = target.replace('*', () => best.star);
    return !relativeTarget.test(target) && fileAt(posix.join(unbased?.folder ?? '.', path), host) !== undefined;
  });
  if (target === undefined) return undefined;
  return missingModuleMessage(
    specifier,
    ` Without a \`baseUrl\`, \`${target}\` in \`paths\` is ignored; expected \`./${target}\`.`,
  );
}
