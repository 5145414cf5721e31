import { describe, expect, it } from 'vitest';
import { svgFlaws } from '../../../src/rule/kit/svg/flaws.ts';
import { svgTokens } from '../../../src/rule/kit/svg/tokens.ts';

const start = (name: string, attributes: Record<string, string> = {}, isEmpty = false) => ({
  kind: 'start',
  name,
  attributes: new Map(Object.entries(attributes)),
  isEmpty,
});

describe('the parts of an SVG', () => {
  it.each([
    [
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "]>">]><svg/>',
      [
        { kind: 'instruction', text: 'xml version="1.0"' },
        { kind: 'doctype', text: '<!DOCTYPE svg [<!ENTITY a "]>">]>' },
        start('svg', {}, true),
      ],
    ],
    [
      '<g a=\'>\' b = "&lt;&#x41;&#66;&c;&#x110000;" c=d>&amp;<!-- <g> --><![CDATA[&amp;]]></g >',
      [
        start('g', { a: '>', b: '<AB&c;&#x110000;', c: 'd' }),
        { kind: 'text', text: '&' },
        { kind: 'text', text: '&amp;' },
        { kind: 'end', text: 'g ' },
      ],
    ],
    ['<g a="b"c="d', [start('g', { a: 'b', c: '', d: '' })]],
    ['<g <a b="c" b="d">', [start('g'), start('a', { b: 'c' })]],
    [
      'a < b',
      [
        { kind: 'text', text: 'a ' },
        { kind: 'text', text: '<' },
        { kind: 'text', text: ' b' },
      ],
    ],
    ['<!-- <g>', []],
    ['<!DOCTYPE svg [ <g>', [{ kind: 'doctype', text: '<!DOCTYPE svg [ <g>' }]],
  ])('%s', (text, tokens) => {
    expect([...svgTokens(text)]).toEqual(tokens);
  });

  it('are found in linear time, wherever they are cut off', () => {
    const beginnings = [
      '<!--',
      '<![CDATA[',
      '<!DOCTYPE [',
      '<a ',
      '<a b="',
      `<a b='"`,
      '<style>/*',
      '<style>url(  ',
      '&#1',
      '<',
    ];
    for (const beginning of beginnings) expect(svgFlaws(beginning.repeat(50_000))).toBeInstanceOf(Array);
  });
});
