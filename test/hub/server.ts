import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { status } from './faults.ts';
import { type Asked, route } from './routes.ts';
import { type HeldState, states as usualStates } from './states.ts';
import { type HeldWorkspace, workspaces as usualWorkspaces } from './workspaces.ts';

/** A request, as it came over the wire. */
export interface Heard {
  readonly method: string;
  /** The path and the query, not decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A hub as the specification shows it, on this machine. */
export interface TestHub {
  readonly url: string;
  readonly heard: readonly Heard[];
  /** How many requests were under way at once, at most. */
  readonly most: () => number;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

export interface HubSettings {
  readonly token: string;
  readonly port?: number;
  /** Where another server listens, which the hub may lead to. */
  readonly elsewhere?: string;
  /** What the token has access to. */
  readonly workspaces?: readonly HeldWorkspace[];
  /** What bots have stored. */
  readonly states?: readonly HeldState[];
}

export async function startHub(settings: HubSettings): Promise<TestHub> {
  const { token, port = 0, elsewhere = '', workspaces = usualWorkspaces, states = usualStates } = settings;
  const heard: Heard[] = [];
  let [current, most] = [0, 0];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const times = heard.filter((one) => one.url === url).length;
    heard.push({ method, url, headers });
    current += 1;
    most = Math.max(most, current);
    response.on('close', () => {
      current -= 1;
    });
    // Whoever asks at once is under way at once.
    setImmediate(() => answer(request, response, { token, elsewhere, workspaces, states, times, path: url }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${own}`, heard, most: () => most, server, close };
}

function answer(request: IncomingMessage, response: ServerResponse, asked: Asked): void {
  if (request.headers.authorization !== `Bearer ${asked.token}`) status(401, response);
  else if (request.method !== 'GET') status(405, response);
  else {
    const found = route(request, response, asked);
    if (found === undefined) status(404, response);
    else if (found !== 'answered') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    }
  }
}
