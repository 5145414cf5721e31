import type { ScriptDiagnostic } from '../../../rule/facts.ts';
import { causesIn } from './causes.ts';
import type { CompilerDiagnostic, CompilerOutput } from './compiler.ts';

/**
 * Converts the compiler's diagnostics: spans in UTF-16 units, in the order of the script, with consequences counted as
 * followers of their cause.
 */
export function diagnosticsOf(script: string, { errors, warnings }: CompilerOutput): readonly ScriptDiagnostic[] {
  const bytes = Buffer.from(script);
  const read = (severity: ScriptDiagnostic['severity']) => (diagnostic: CompilerDiagnostic) =>
    diagnosticOf(diagnostic, severity, bytes);
  const all = [...errors.map(read('error')), ...warnings.map(read('warn'))].sort((a, b) => a.span[0] - b.span[0]);
  return causesIn(script, all);
}

function diagnosticOf(
  { message, code, labels, notes }: CompilerDiagnostic,
  severity: ScriptDiagnostic['severity'],
  bytes: Buffer,
): ScriptDiagnostic {
  const label = labels.find(({ primary }) => primary) ?? labels[0];
  const noteTexts = [...labels, ...notes].map((note) => note.message.trim()).filter((text) => text !== '');
  return {
    severity,
    code,
    message,
    notes: [...new Set(noteTexts)],
    span: spanOf(label?.span ?? [0, bytes.length], bytes),
  };
}

/** Converts UTF-8 byte offsets to UTF-16 offsets. An empty span, as at the end, is extended to the character before it. */
function spanOf([start, end]: readonly [number, number], bytes: Buffer): readonly [number, number] {
  const last = Math.min(Math.max(start, end), bytes.length);
  const first = Math.min(start, last);
  const text = bytes.toString('utf8', 0, first === last ? characterBefore(first, bytes) : first);
  return [text.length, text.length + bytes.toString('utf8', Buffer.byteLength(text), last).length];
}

function characterBefore(offset: number, bytes: Buffer): number {
  let start = Math.max(0, offset - 1);
  // Continuation bytes of a character start with the bits 10.
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}
