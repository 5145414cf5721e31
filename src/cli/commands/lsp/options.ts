import type { OptionTable } from '../../../run/options/option-table.ts';

export const options = {
  stdio: { help: 'Use standard input and output, which is the default.' },
  // Sent by clients of VS Code to every server.
  clientProcessId: { value: 'PID', help: 'The process that started the server; the server ends when it does.' },
} as const satisfies OptionTable;
