import { type Path, partOf } from '../../../data/path.ts';

/** Where a field has its title. */
export const ownTitle: Path = ['x-zui', 'title'];

/** Whether a value is a title: the studio shows texts alone. */
export const isTitle = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What a field has that was probably to be its title; nothing where it has none at all. */
export function insteadOfTitle(field: object, language: string): string {
  const own = partOf(field, ownTitle);
  if (own !== undefined && own !== '') return ': its `x-zui.title` is no text';
  return language === 'data' && 'title' in field ? ': it belongs in `x-zui.title`, not in `title`' : '';
}
