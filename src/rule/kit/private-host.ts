/** IPv4 networks that cannot be reached from outside. Source: the IANA special-purpose address registries. */
const unreachableV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];
const unreachableV6 = /^\[(?:::1?\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;
const localNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)\.?$/;

const numberOfV4 = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** Whether a host, as the URL parser normalizes it, can only be reached from its own network. */
export function isPrivateHost(host: string): boolean {
  const mappedV4 = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
  const isV4 = /^\d+(?:\.\d+){3}$/.test(host);
  if (mappedV4 || isV4) {
    const address = mappedV4
      ? Number.parseInt(mappedV4[1] ?? '', 16) * 65_536 + Number.parseInt(mappedV4[2] ?? '', 16)
      : numberOfV4(host);
    return unreachableV4.some(
      ([network, bits]) => Math.floor((address - numberOfV4(network)) / 2 ** (32 - bits)) === 0,
    );
  }
  return unreachableV6.test(host) || localNames.test(host) || !/[.:]/.test(host);
}
