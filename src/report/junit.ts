import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { escapeXml } from './escape/xml.ts';
import { findingsWithChangeText, notesOn, type ReportOptions } from './report.ts';
import { severityWords } from './severity.ts';

/**
 * One suite per manifest and one failed test case per finding; a manifest without findings is a passed test case. Errors that
 * prevented checks form a suite of their own, as test cases with an error.
 */
export function format({ results, unchecked = [] }: Result, options: ReportOptions): string {
  const suites = results.map((file) => ({
    file,
    shown: findingsWithChangeText(file, options),
    notes: notesOn(file, options),
  }));
  const failures = suites.reduce((sum, { shown }) => sum + shown.length, 0);
  const errors = unchecked.length;
  const tests = suites.reduce((sum, { shown }) => sum + casesIn(shown), errors);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'hublint', tests, failures, errors })}>`,
    ...suites.flatMap(suiteLines),
    ...uncheckedLines(unchecked),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Suite {
  readonly file: FileResult;
  readonly shown: readonly Diagnostic[];
  readonly notes: readonly string[];
}

const casesIn = (shown: readonly Diagnostic[]): number => Math.max(1, shown.length);

function suiteLines({ file: { file, name, manifestVersion, form }, shown, notes }: Suite): string[] {
  const counts = { tests: casesIn(shown), failures: shown.length, errors: 0, skipped: 0 };
  const title = [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
  return [
    `  <testsuite${attributes({ name: file, ...counts })}>`,
    ...(shown.length > 0 ? shown.flatMap((diagnostic) => caseLines(file, diagnostic)) : [passed(file, title)]),
    ...(notes.length > 0 ? [`    <system-out>${escapeXml(notes.join('\n'))}</system-out>`] : []),
    '  </testsuite>',
  ];
}

function uncheckedLines(unchecked: readonly string[]): string[] {
  if (unchecked.length === 0) return [];
  const counts = { tests: unchecked.length, failures: 0, errors: unchecked.length, skipped: 0 };
  return [
    `  <testsuite${attributes({ name: 'not checked', ...counts })}>`,
    ...unchecked.flatMap((why, index) => [
      `    <testcase${attributes({ name: `not checked ${index + 1}`, classname: 'hublint' })}>`,
      `      <error${attributes({ type: 'not checked', message: why })}/>`,
      '    </testcase>',
    ]),
    '  </testsuite>',
  ];
}

const passed = (file: string, title: string): string =>
  `    <testcase${attributes({ name: title, classname: file })}/>`;

function caseLines(manifest: string, { rule, message, severity, location, fix, url }: Diagnostic): string[] {
  const { file, start } = location;
  const place = `${file}:${start.line}:${start.column}`;
  const text = [`at ${place}`, fix && `fix (${fix.safety}): ${fix.title}`, url && `see ${url}`].filter(
    (line) => line !== undefined && line !== '',
  );
  return [
    `    <testcase${attributes({ name: `${rule} ${start.line}:${start.column}`, classname: manifest })}>`,
    `      <failure${attributes({ type: severityWords[severity], message })}>`,
    ...text.map((line) => escapeXml(`${line}`)),
    '      </failure>',
    '    </testcase>',
  ];
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(`${value}`)}"`)
    .join('');
