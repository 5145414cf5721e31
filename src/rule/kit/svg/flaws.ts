import { cachedForLast } from '../../../data/once.ts';
import { type Address, addressKind, styleAddresses } from './addresses.ts';
import { type Attributes, attributesIn, localName, type StartTag, svgTokens } from './tokens.ts';

export type Flaw = 'namespace' | 'entity' | Address;

/** The order in which flaws are reported. */
const order: readonly Flaw[] = ['namespace', 'entity', 'script', 'raster', 'remote'];

/**
 * Returns the flaws that keep an SVG from rendering everywhere, or well. Cached: the manifests of one folder often have the
 * same icon.
 */
export const svgFlaws = cachedForLast((text: string): readonly Flaw[] => {
  const found = new Set(flawsIn(text));
  return order.filter((flaw) => found.has(flaw));
});

function* flawsIn(text: string): Generator<Flaw> {
  let isRoot = true;
  let hasEntities = false;
  let style: string[] | undefined;
  for (const token of svgTokens(text)) {
    if (token.kind === 'text') style?.push(token.text);
    else if (token.kind === 'doctype') {
      hasEntities = token.text.includes('<!ENTITY');
      if (hasEntities && !areHarmless(token.text)) yield 'entity';
    } else if (token.kind === 'instruction') yield* instructionFlaws(token.text);
    else if (token.kind === 'start') {
      if (isRoot && !hasNamespace(token, hasEntities)) yield 'namespace';
      isRoot = false;
      yield* tagFlaws(localName(token.name), token.attributes, hasEntities);
      if (!token.isEmpty && localName(token.name) === 'style') style ??= [];
    } else if (style && localName(token.text.trim()) === 'style') {
      yield* styleAddresses(style.join(''));
      style = undefined;
    }
  }
  if (style) yield* styleAddresses(style.join(''));
}

function hasNamespace({ name, attributes }: StartTag, hasEntities: boolean): boolean {
  const [prefix] = name.split(':');
  const namespace = attributes.get(prefix === name ? 'xmlns' : `xmlns:${prefix}`) ?? '';
  return namespace === 'http://www.w3.org/2000/svg' || (hasEntities && entity.test(namespace));
}

const entity = /&[\w.-]+;/;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
/** Entities that older drawing programs declare for namespaces and styles. */
const harmlessEntity = /<!ENTITY\s+[\w.-]+\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** Whether no entity loads a resource, contains elements, or refers to another entity, which could expand exponentially. */
function areHarmless(doctype: string): boolean {
  const rest = doctype
    .replace(comment, '')
    .replace(harmlessEntity, (written, double, single) =>
      [...styleAddresses(double ?? single)].length === 0 ? '' : written,
    );
  return !rest.includes('<!ENTITY');
}

function* instructionFlaws(text: string): Generator<Flaw> {
  if (!/^xml-stylesheet\s/.test(text)) return;
  const kind = addressKind(attributesIn(text).get('href') ?? '');
  if (kind !== undefined) yield kind;
}

/** Elements that load or use the target of their URL; an `a` element only links to it. */
const loadingElements = new Set(
  'audio cursor embed feimage filter font-face-uri iframe image img lineargradient link mpath object pattern radialgradient source textpath track tref use video'.split(
    ' ',
  ),
);
const addressAttributes = new Set(['href', 'src', 'data']);
const animationElements = new Set(['set', 'animate']);
const animationAttributes = new Set(['from', 'to', 'by', 'values']);
const styleAttribute = /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-\w+)?)$/;

function* tagFlaws(element: string, attributes: Attributes, hasEntities: boolean): Generator<Flaw> {
  if (element === 'script') yield 'script';
  for (const [name, value] of attributes) {
    const attribute = localName(name);
    if (/^[oO][nN][A-Za-z]{3,}$/.test(name)) {
      if (value.trim() !== '') yield 'script';
    } else if (addressAttributes.has(attribute)) {
      const kind = addressKind(value);
      if (hasEntities && entity.test(value)) yield 'entity';
      else if (kind !== undefined && (kind !== 'remote' || loadingElements.has(element))) yield kind;
    } else if (animationElements.has(element) && animationAttributes.has(attribute)) {
      if (value.split(';').some((address) => addressKind(address) === 'script')) yield 'script';
    } else if (styleAttribute.test(attribute)) yield* styleAddresses(value);
  }
}
