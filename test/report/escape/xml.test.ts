import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { visible } from '../../../src/report/escape/visible.ts';
import { escapeXml } from '../../../src/report/escape/xml.ts';
import { hostileText } from '../fixtures/hostile.ts';

test('text in content and in attributes is parsed back as its visible form', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const escaped = escapeXml(text);
      const seen: string[] = [];
      const parser = new SaxesParser();
      parser.on('error', (error) => {
        throw error;
      });
      parser.on('opentag', ({ name, attributes }) => seen.push(`<${name}>`, ...Object.values(attributes)));
      parser.on('text', (content) => seen.push(content));
      parser.write(`<a b="${escaped}" c='${escaped}'>-${escaped}</a>`).close();
      const expected = visible(text).replace(/[\ufffe\uffff]/g, '\ufffd');
      expect(seen).toStrictEqual(['<a>', expected, expected, `-${expected}`]);
    }),
    { numRuns: 1000 },
  );
});
