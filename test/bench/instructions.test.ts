import { expect, it } from 'vitest';
import { parseProfile } from '../../bench/measure/instructions.ts';

/** Two collections, cached code, and two functions compiled; names are spelt out where they first appear. */
const profile = `# callgrind format
version: 1
positions: line
events: Ir
summary: 9000

fl=(1) ???
fn=(10) main
0 500
cfn=(11) v8::internal::Heap::CollectGarbage(v8::internal::AllocationSpace)
calls=1 0
0 700
cfn=(12) v8::internal::CodeSerializer::Deserialize(v8::internal::Isolate*)
calls=1 0
0 900

fn=(13) v8::internal::Runtime_CompileLazy(int, unsigned long*)
0 40
cfn=(11)
calls=2 0
0 300

fn=(10)
0 20
cfn=(13)
calls=3 0
0 1100
cfn=(14) v8::internal::Runtime_BytecodeBudgetInterrupt_Ignition(int, unsigned long*)
calls=1 0
+3 60
cfn=(15) v8::internal::Heap::CollectGarbageOften()
calls=1 0
0 5
`;

it('reads from a profile what a process ran, and what V8 did beside running code', () => {
  expect(parseProfile(profile)).toEqual({ all: 9000, garbage: 1000, deserializing: 900, compiling: 1160 });
});
