import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { bySeverity } from '../../engine/severity.ts';
import { escapeXml } from '../escape/xml.ts';
import { severitySigns, severityWords } from '../severity.ts';

type Choice = readonly [value: string, label: string];

/** The filter controls above the findings. Hidden until the script shows them, as they need it. */
export function filtersHtml(files: readonly { file: FileResult; diagnostics: readonly Diagnostic[] }[]): string {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const rules = countEach(all.map(({ rule }) => rule));
  const severities = countEach(all.map(({ severity }) => severity));
  const boxes = bySeverity.map((severity) => {
    const input = `<input type="checkbox" name="severity" value="${severity}" checked>`;
    const sign = `<span class="${severity} severity">${severitySigns[severity]} ${severityWords[severity]}</span>`;
    return `<label>${input} ${sign} ${severities.get(severity) ?? 0}</label>`;
  });
  const byRule = [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, count]): Choice => [rule, `${rule} (${count})`]);
  const byFile = files.map(({ file, diagnostics }, id): Choice => [`${id}`, `${file.file} (${diagnostics.length})`]);
  return `<form hidden aria-label="Filters">
<fieldset><legend>Severity</legend>${boxes.join('')}</fieldset>
${selectHtml('rule', 'Rule', 'All rules', byRule)}
${selectHtml('file', 'Manifest', 'All manifests', byFile)}
<output aria-live="polite"></output>
</form>`;
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const selectHtml = (name: string, label: string, all: string, choices: readonly Choice[]): string =>
  `<label>${label} <select name="${name}">${[['', all] as const, ...choices]
    .map(([value, text]) => `<option value="${escapeXml(value)}">${escapeXml(text)}</option>`)
    .join('')}</select></label>`;
