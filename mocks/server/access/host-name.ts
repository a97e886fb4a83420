const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?)\.?(?::(\d{1,5}))?$/i;

/** Longer than any name of the domain name system with its port. */
const MAX_LENGTH = 300;

function parse(text: string): string | undefined {
  const [, name, port = '0'] = HOST.exec(text) ?? [];
  if (name === undefined || Number(port) > 65_535) return undefined;
  const address = `http://${name}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** A client calls by the same name every time. */
const known = new Map<string, string | undefined>();
const MAX_CACHED = 100;

/**
 * The name in a `Host` header (`localhost:4010`, `[::1]`) as browsers write it: lower case, addresses in
 * their one canonical form, without the port. Undefined for what is no host.
 */
export function hostNameOf(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (!known.has(text)) {
    if (known.size >= MAX_CACHED) known.clear();
    known.set(text, parse(text));
  }
  return known.get(text);
}

/** The address of a socket, such as `::ffff:10.0.0.5`, as a host name. */
export function hostNameOfAddress(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return hostNameOf(plain.includes(':') ? `[${plain}]` : plain);
}

/** Names by which a machine calls itself; no name server decides where they lead. */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    // An IPv4 address in an IPv6 one.
    /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(name) ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  );
}
