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

/** A request as it was received. */
export interface Heard {
  readonly method: string;
  /** The path and the query, still percent-encoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A local hub that follows the specification. */
export interface TestHub {
  readonly url: string;
  readonly heard: readonly Heard[];
  /** Returns the maximum number of concurrent requests. */
  readonly most: () => number;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

export interface HubSettings {
  readonly token: string;
  readonly port?: number;
  /** The URL of another server, to which the hub may redirect. */
  readonly elsewhere?: string;
  /** The workspaces that the token can access. */
  readonly workspaces?: readonly HeldWorkspace[];
  /** The states that bots have stored. */
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
    // Deferred, so that requests sent together are counted as concurrent.
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
