import { type Path, partOf } from '../../../data/path.ts';

/** The path of a field's title. */
export const ownTitle: Path = ['x-zui', 'title'];

/** Whether a value is a title: the studio shows only non-empty strings. */
export const isTitle = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Describes what a field has instead of a title, as the end of a message; empty if it has nothing. */
export function titleSubstitute(field: object, language: string): string {
  const own = partOf(field, ownTitle);
  if (own !== undefined && own !== '') return ': its `x-zui.title` is not a string';
  return language === 'data' && 'title' in field ? ': it belongs in `x-zui.title`, not in `title`' : '';
}
