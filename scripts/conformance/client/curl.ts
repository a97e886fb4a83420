import { quote } from 'shlex';
import type { Exchange } from '../types.ts';
import { bytesOf, type Secret } from './client.ts';

/** From how many repetitions on a character is written by a command instead of itself. */
const LONG_RUN = 200;

/** Text as shell commands that print it, long runs of one character shortened. */
function printing(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  // A pattern would run out of stack where a file is all of one character.
  for (let at = 0, end = 0; at < text.length; at = end) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    end = at + character.length;
    while (text.startsWith(character, end)) end += character.length;
    const count = (end - at) / character.length;
    if (count < LONG_RUN) continue;
    if (at > from) parts.push(`printf %s ${quote(text.slice(from, at))}`);
    parts.push(`printf '${character}%.0s' $(seq ${count})`);
    from = end;
  }
  if (from < text.length) parts.push(`printf %s ${quote(text.slice(from))}`);
  return parts;
}

function dataArgument(body: string, contentType: string): string {
  if (contentType.startsWith('multipart/')) {
    const bytes = bytesOf(body, contentType);
    // The shell's own texts hold no zero bytes.
    if (bytes.toString('utf8') === body && !body.includes('\0'))
      return `--data-binary $'${escaped(body)}'`;
    const encoded = bytes.toString('base64');
    const parts = printing(encoded);
    return parts.length > 1
      ? `--data-binary @<((${parts.join('; ')}) | base64 -d)`
      : `--data-binary @<(base64 -d <<< ${quote(encoded)})`;
  }
  const parts = printing(body);
  if (parts.length === 1 && parts[0]?.startsWith('printf %s')) {
    return `--data-binary ${quote(body)}`;
  }
  return `--data-binary @<(${parts.join('; ')})`;
}

/** For $'…' of the shell: line breaks, backslashes and quotes as escapes. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll("'", "\\'");
}

function headerArgument(name: string, value: string, secret?: Secret) {
  if (name === 'authorization' && secret && value === `Bearer ${secret.token}`) {
    return `-H "Authorization: Bearer $${secret.variable}"`;
  }
  return `-H ${quote(`${name}: ${value}`)}`;
}

/**
 * A command line for bash that sends the same request again. A token of somebody of the run is
 * written as a variable such as $CUSTOMER_TOKEN; a token made up for the check stands as it is.
 */
export function curlOf(exchange: Exchange, secret?: Secret): string {
  const headers = Object.entries(exchange.requestHeaders)
    .filter(([name]) => name !== 'content-length' && name !== 'accept')
    .map(([name, value]) => headerArgument(name, value, secret));
  const parts = [
    'curl -i',
    exchange.method === 'GET' ? '' : `-X ${exchange.method}`,
    quote(exchange.url),
    ...headers,
  ];
  if (exchange.requestBody !== undefined) {
    const type = exchange.requestHeaders['content-type'] ?? '';
    if (!type) parts.push("-H 'content-type:'");
    parts.push(dataArgument(exchange.requestBody, type));
  }
  return parts.filter((part) => part !== '').join(' ');
}
