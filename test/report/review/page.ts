import { SaxesParser } from 'saxes';
import { style } from '../../../src/report/html/style.ts';
import { reviewScript } from '../../../src/report/review/html/script.ts';
import { reviewStyle } from '../../../src/report/review/html/style.ts';

/** The elements in a review, with their allowed attributes. */
const known: Readonly<Record<string, string>> = {
  html: 'lang',
  head: '',
  meta: 'charset http-equiv content name',
  link: 'rel href',
  title: '',
  style: '',
  body: '',
  a: 'class href target rel',
  header: '',
  img: 'src alt',
  div: 'class tabindex role aria-label',
  h1: '',
  bdi: '',
  h2: 'id',
  h3: '',
  h4: '',
  h5: '',
  h6: '',
  p: 'class',
  main: '',
  nav: 'aria-label',
  ul: 'class',
  ol: 'start',
  li: 'class',
  section: 'id aria-labelledby',
  small: 'class',
  span: 'class aria-hidden data-line',
  label: '',
  input: 'type name',
  output: '',
  code: 'class',
  article: 'class data-severity data-rule data-file',
  pre: '',
  mark: '',
  details: '',
  summary: '',
  dl: '',
  dt: '',
  dd: '',
  table: '',
  thead: '',
  tbody: '',
  tr: '',
  th: 'scope',
  td: '',
  br: '',
  em: '',
  strong: '',
  s: '',
  hr: '',
  blockquote: '',
  script: '',
};

/** Returns the elements of a page, parsed more strictly than by any browser. */
export function elementsOf(page: string) {
  const xml = page
    .replace('<!doctype html>', '')
    .replace(style + reviewStyle, '')
    .replace(reviewScript, '')
    .replace(/<(meta|link|input|img|br|hr)([^<>]*)>/g, '<$1$2/>');
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.write(xml.trim()).close();
  return elements;
}

/** Returns the elements and attributes of a page that no review contains. */
export function strangersOn(page: string): readonly string[] {
  return elementsOf(page).flatMap(({ name, attributes }) => {
    const allowed = known[name]?.split(' ');
    if (allowed === undefined) return [name];
    const { href = '#', src = 'data:image/svg+xml;base64,' } = attributes;
    const wrong = Object.keys(attributes).filter((attribute) => !allowed.includes(attribute));
    const leads = /^(?:#|https?:\/\/|data:,$)/.test(href) && src.startsWith('data:image/svg+xml;base64,');
    return [...wrong.map((attribute) => `${name} ${attribute}`), ...(leads ? [] : [`${name} ${href} ${src}`])];
  });
}
