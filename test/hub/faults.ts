import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { integrationNamed } from './integrations.ts';

/** The context of a fault. */
export interface Faulty {
  readonly token: string;
  /** The URL of another server. */
  readonly elsewhere: string;
  /** The number of earlier requests for this path. */
  readonly times: number;
  /** The requested path. */
  readonly path: string;
}

type Fault = (response: ServerResponse, faulty: Faulty) => void;

const json = { 'content-type': 'application/json' };
const good = (name: string) =>
  JSON.stringify({ integration: { ...integrationNamed('coastal/tide-tables', '1.0.0'), name } });

const answer =
  (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer): Fault =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

const redirect =
  (place: (faulty: Faulty) => string): Fault =>
  (response, faulty) => {
    response.writeHead(307, { location: place(faulty) }).end();
  };

/** How the hub fails, by the name of the requested integration: `hub:faults/NAME@latest`. */
export const faults: Readonly<Record<string, Fault>> = {
  silent: () => {},
  slow: (response) => {
    response.writeHead(200, json);
    response.write('{ "integration": {');
  },
  interrupted: (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('{ "integration": {');
    setImmediate(() => response.destroy());
  },
  'too-short': (response) => {
    response.writeHead(200, { ...json, 'content-length': '30' });
    response.end(good('faults/too-short').slice(0, 30));
  },
  hasty: (response, { times }) => {
    if (times === 0) response.writeHead(429, { 'retry-after': '0' }).end();
    else if (times === 1) response.writeHead(503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }).end();
    else response.writeHead(200, json).end(good('faults/hasty'));
  },
  vague: (response, { times }) => {
    const said = ['-5', '1.5', 'NaN'][times];
    if (said === undefined) response.writeHead(200, json).end(good('faults/vague'));
    else response.writeHead(429, { 'retry-after': said }).end();
  },
  closed: answer(429, { 'retry-after': '99999999999999999999' }, ''),
  busy: answer(429, { 'retry-after': '3600' }, ''),
  broken: answer(200, json, '{ "integration": { "name": '),
  empty: answer(200, json, ''),
  list: answer(200, json, '[]'),
  other: answer(200, json, '{ "workspaces": [] }'),
  latin: answer(
    200,
    json,
    Buffer.from('{ "integration": { "title": "Gezeitentafel f\u00fcr K\u00fcsten" } }', 'latin1'),
  ),
  page: answer(200, { 'content-type': 'text/html' }, '<title>Sign in</title>'),
  typeless: answer(200, {}, good('faults/typeless')),
  problem: answer(200, { 'content-type': 'application/problem+json; charset=utf-8' }, good('faults/problem')),
  large: answer(200, json, `{ "integration": { "description": "${'x'.repeat(5_000_000)}" } }`),
  bomb: answer(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(200_000_000, ' '))),
  garbled: answer(200, { ...json, 'content-encoding': 'gzip' }, good('faults/garbled')),
  mangled: answer(200, { ...json, 'content-encoding': 'br' }, good('faults/mangled')),
  talkative: answer(400, json, JSON.stringify({ message: `${'x'.repeat(199)}\u{1f30a}${'x'.repeat(9)}` })),
  deep: answer(200, json, `{ "integration": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)} }`),
  twice: answer(
    200,
    json,
    good('faults/twice').replace('"title"', '"title": "Tide", "__proto__": { "name": "x" }, "title"'),
  ),
  unwrapped: answer(200, json, good('faults/unwrapped').replace('{', '{ "name": "coastal/tide-tables", ')),
  mistaken: answer(200, json, good('coastal/tide-tables')),
  raised: answer(200, json, good('faults/raised').replace('"1.0.0"', '"1.0.1"')),
  elsewhere: redirect(({ elsewhere, path }) => elsewhere + path),
  here: redirect(({ path }) => path),
  telling: redirect(({ token }) => `https://${token}.example/`),
  escaping: answer(400, json, JSON.stringify({ message: '\u001b[2J\u001b]0;owned\u0007\n::error::`owned`\u202e' })),
  quoting: (response, { token }) => {
    response.writeHead(403, json).end(JSON.stringify({ message: `Bearer ${token} may not` }));
  },
  leaking: (response, { token }) => {
    const escaped = [...token].map((one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('');
    response.writeHead(200, json).end(good('faults/leaking').replace('Tide Tables', escaped));
  },
};

/** Responds with a status and the platform's body for it. */
export function status(code: number, response: ServerResponse): void {
  const body =
    code === 204 || code === 304 ? '' : JSON.stringify({ code, type: 'Fault', message: `This is a ${code}` });
  response.writeHead(code, { ...json, 'retry-after': '0' }).end(body);
}
