import { Composer, type CST } from 'yaml';
import { brief, emptyFault, type TextFault } from '../fault.ts';
import { refused, type TextReading } from '../reading.ts';
import { firstError } from './errors.ts';
import { propsOf } from './parts.ts';
import { readingOf, unified } from './reading-of.ts';
import { handlesOf } from './tags.ts';
import { tokensOf, type YamlTokens } from './tokens.ts';
import { TreeReader } from './tree.ts';

/** Reads YAML 1.2 with its core schema. */
export function readYaml(original: string): TextReading {
  const text = unified(original);
  const tokens = tokensOf(text);
  if ('id' in tokens) return refused(tokens);
  const fault = faultOf(tokens, text);
  if (fault !== undefined) return { ...refused(fault), comments: tokens.comments };

  const [document] = documentsOf(tokens);
  if (document?.value === undefined) return { ...refused(emptyFault(text)), comments: tokens.comments };
  const reader = new TreeReader(handlesOf(directivesOf(tokens)));
  const root = reader.read(document.value, propsOf(document.start, document.offset));
  if (reader.exceeded !== undefined) return refused(reader.exceeded);
  return readingOf(original, { root, faults: reader.faults, comments: tokens.comments });
}

const documentsOf = ({ tokens }: YamlTokens): readonly CST.Document[] =>
  tokens.filter((token) => token.type === 'document');

const directivesOf = ({ tokens }: YamlTokens): readonly CST.Directive[] =>
  tokens.filter((token) => token.type === 'directive');

function faultOf(tokens: YamlTokens, text: string): TextFault | undefined {
  const composer = new Composer({ uniqueKeys: false, schema: 'failsafe', resolveKnownTags: false });
  const errors = [...composer.compose(tokens.tokens, true, text.length)].flatMap((document) => document.errors);
  const error = firstError(errors, tokens.unclosed, text);
  const repeated = repeatedDirective(tokens);
  if (repeated !== undefined && (error === undefined || repeated.start < error.start)) return repeated;
  const second = documentsOf(tokens)[1];
  if (second === undefined || (error !== undefined && error.start < second.offset)) return error;
  const message = 'A second YAML document starts here; a manifest is a single document.';
  return { id: 'multiple-documents', message, start: second.offset, end: second.offset + '---'.length };
}

/** Reports a repeated directive. A document has one version, and one meaning of each handle; the parser takes the last. */
function repeatedDirective(tokens: YamlTokens): TextFault | undefined {
  const seen = new Set<string>();
  const end = documentsOf(tokens)[0]?.offset ?? Number.POSITIVE_INFINITY;
  for (const { source, offset } of directivesOf(tokens)) {
    const [name = ''] = /^%(?:YAML\b|TAG[ \t]+\S+)/.exec(source) ?? [];
    if (name !== '' && offset < end && seen.has(name)) {
      const message = `\`${brief(name)}\` appears more than once; a document may have only one.`;
      return { id: 'parse-error', message, start: offset, end: offset + source.length };
    }
    seen.add(name);
  }
  return undefined;
}
