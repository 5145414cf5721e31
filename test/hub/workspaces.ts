/** A workspace, and the role of the token in it. */
export interface HeldWorkspace {
  readonly id: string;
  readonly name: string;
  readonly handle?: string | null;
  readonly role: string;
}

export const workspaces: readonly HeldWorkspace[] = [
  { id: 'wkspace_01COAST', name: 'Coastal Services', handle: 'coastal', role: 'administrator' },
  { id: 'wkspace_02POSTAL', name: 'Postal Services', handle: 'postal', role: 'viewer' },
  { id: 'wkspace_03LOCKS', name: 'Locks and Weirs', handle: 'locks', role: 'lock-keeper' },
  { id: 'wkspace_04NEW', name: 'New', handle: null, role: 'administrator' },
];

const pageLength = 100;

/** Returns a page of workspaces, with the token of the next page. */
export function pageOf(all: readonly HeldWorkspace[], query: URLSearchParams) {
  const handle = query.get('handle');
  const meant = handle === null ? all : all.filter((one) => one.handle === handle);
  const start = Number(Buffer.from(query.get('nextToken') ?? '', 'base64').toString() || 0);
  const end = start + pageLength;
  const shown = meant.slice(start, end).map(({ role: _, ...workspace }) => ({
    ...workspace,
    ownerId: '8d6a5f0e-5a0b-4f53-9d3b-0b9f6f1b7a11',
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    plan: 'plan-of-tomorrow',
    region: 'unheard-of',
  }));
  const nextToken = end < meant.length ? Buffer.from(String(end)).toString('base64') : undefined;
  return { workspaces: shown, meta: nextToken === undefined ? {} : { nextToken } };
}

export function memberOf(all: readonly HeldWorkspace[], id: string | string[] | undefined): unknown {
  const role = all.find((one) => one.id === id)?.role;
  if (role === undefined) return undefined;
  return {
    id: '3f8f6a52-23a5-4c11-8d0c-77a1f0f7b001',
    email: 'mia@coastal.example',
    createdAt: '2026-01-05T09:00:00.000Z',
    role,
    userId: '8d6a5f0e-5a0b-4f53-9d3b-0b9f6f1b7a11',
    displayName: 'Mia',
  };
}
