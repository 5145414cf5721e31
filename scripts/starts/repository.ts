import { actions, definition, events, pier, schemas, slip } from './definitions.ts';
import { departures, timetables } from './interfaces.ts';
import { berths, lockfile, metrics, tides } from './packages.ts';

export const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** A repository with definitions in TypeScript: two valid ones, and one with mistakes. */
export const repository: Readonly<Record<string, string>> = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.gitignore': 'node_modules\nbp_modules\ndist\n*.log\n',
  'package.json': asJson({ name: 'desks', private: true, workspaces: ['packages/*', 'integrations/*'] }),
  'tsconfig.json':
    '{\n  // For all desks.\n  "compilerOptions": { "strict": true, "lib": ["es2022", "dom"] },\n  "exclude": ["node_modules"]\n}\n',
  'pnpm-lock.yaml': lockfile,
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - integrations/*\n',
  'packages/common/package.json': asJson({
    name: '@desks/common',
    private: true,
    main: 'src/index.ts',
    dependencies: { 'harbor-metrics': '^1.0.0' },
  }),
  'packages/common/src/index.ts':
    "export * from './berths';\nexport * as metrics from './metrics';\nexport * as tides from './tides';\n",
  'packages/common/src/berths.ts': berths,
  'packages/common/src/metrics.ts': metrics,
  'packages/common/src/tides.ts': tides,
  'interfaces/departures/package.json': asJson({ name: '@desks/departures', private: true }),
  'interfaces/departures/interface.definition.ts': departures,
  'interfaces/timetables/package.json': asJson({ name: '@desks/timetables', private: true }),
  'interfaces/timetables/interface.definition.ts': timetables,
  'integrations/ferry/package.json': asJson({
    name: '@desks/ferry',
    private: true,
    dependencies: { '@botpress/sdk': '^6.0.0', '@desks/common': 'workspace:*' },
    bpDependencies: { departures: '../../interfaces/departures', timetables: '../../interfaces/timetables' },
  }),
  'integrations/ferry/tsconfig.json': asJson({
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '*': ['./*'] }, outDir: 'dist' },
    include: ['definitions/**/*', '*.ts'],
  }),
  'integrations/ferry/integration.definition.ts': definition,
  'integrations/ferry/definitions/index.ts':
    "export { actions } from './actions';\nexport * from './events';\nexport { ferry } from './schemas';\n",
  'integrations/ferry/definitions/actions.ts': actions,
  'integrations/ferry/definitions/events.ts': events,
  'integrations/ferry/definitions/schemas.ts': schemas,
  'integrations/pier/package.json': asJson({
    name: '@desks/pier',
    private: true,
    dependencies: { '@botpress/sdk': '^6.0.0', '@desks/common': 'workspace:*' },
    bpDependencies: { timetables: '../../interfaces/timetables' },
  }),
  'integrations/pier/extract.vrl':
    'pier = to_string!(.body.pier)\nharbor = "north"\nif pier == "7" {\n  harbor = "south"\n}\n"{{ harbor }}/{{ pier }}"\n',
  'integrations/pier/integration.definition.ts': pier,
  'integrations/slip/integration.definition.ts': slip,
};
