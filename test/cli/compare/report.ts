import { beforeEach } from 'vitest';
import type { Report } from '../../../schemas/report.ts';
import { repositoryWith } from '../../action/runner.ts';
import { hublint } from '../terminal.ts';

export const definition = (version: string) => `import { IntegrationDefinition } from '@botpress/sdk'
import { actions } from './src/actions'

export default new IntegrationDefinition({ name: 'billing', version: '${version}', title: 'Billing', actions })
`;

export const actions = `import { z } from '@botpress/sdk'

export const actions = {
  sendInvoice: {
    title: 'Send invoice',
    input: { schema: z.object({ to: z.string(), amount: z.number() }) },
    output: { schema: z.object({ id: z.string() }) },
  },
  listInvoices: { title: 'List invoices', input: { schema: z.object({}) }, output: { schema: z.object({}) } },
}
`;

/** The repository, created anew for each test. */
export let root = '';

beforeEach(() => {
  root = repositoryWith({
    'billing/integration.definition.ts': definition('1.4.0'),
    'billing/src/actions.ts': actions,
  });
});

export async function report(args: string, cwd = root): Promise<{ code: number; stderr: string; report: Report }> {
  const { code, stdout, stderr } = await hublint(cwd, `compare ${args} --format json`);
  return { code, stderr, report: JSON.parse(stdout) };
}
