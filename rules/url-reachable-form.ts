import { clipped, defineRule } from '../src/rule/index.ts';
import { isPrivateHost } from '../src/rule/kit/private-host.ts';

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

export default defineRule({
  id: 'url-reachable-form',
  summary: 'The platform can reach the URL of a published integration, over HTTPS.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    invalid: '`{url}` is not a URL; expected one such as `https://example.com/webhook`.',
    scheme: 'The URL `{url}` does not use `https`.',
    private: 'The URL `{url}` has the host `{host}`, which can be reached only from its own network.',
    credentials: 'The URL `{url}` contains a user name or a password, which everyone can read.',
  },
  *integration({ node: { url, dev }, at }) {
    if (!url) return;
    const parsed = parse(url);
    const place = { at: at('url') };
    const absent = at('dev');
    const data = { url: clipped(url) };
    if (parsed === undefined) {
      yield { message: 'invalid', data, ...place };
      return;
    }
    const { protocol, hostname: host, username, password } = parsed;
    if (username !== '' || password !== '')
      yield { message: 'credentials', data: { url: `${protocol}//…@${parsed.host}` }, ...place };
    if (dev === true) return;
    if (host !== '' && isPrivateHost(host)) yield { message: 'private', data: { ...data, host }, ...place, absent };
    else if (protocol !== 'https:') {
      // The URL parser ignores surrounding spaces and line breaks.
      const secure = url.replace(/^\s*http:/i, 'https:');
      const patches = [{ op: 'set', path: place.at.path, value: secure }] as const;
      const fix = { title: 'Use https', safety: 'unsafe', patches } as const;
      yield { message: 'scheme', data, ...place, absent, ...(secure !== url && { fix }) };
    }
  },
});
