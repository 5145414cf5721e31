import type { OptionTable } from '../../../run/option-table.ts';

export const options = {
  stdio: { help: 'Speak over standard input and output, as it does anyway.' },
  // What the clients of VS Code say, whatever the server.
  clientProcessId: { value: 'PID', help: 'Whose server it is; it ends with that anyway.' },
} as const satisfies OptionTable;
