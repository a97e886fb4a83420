import { quote } from 'shlex';
import { type LoggedCall, textOfBody } from '../../engine/session/call-log.ts';

/** Headers that curl makes itself, or that only the connection of that time needed. */
const LEFT_OUT =
  /^(host|connection|content-length|accept-encoding|user-agent|sec-.*|dnt|referer|cookie|if-.*|priority|upgrade-insecure-requests|x-forwarded-.*)$/;

/** Text for `$'…'` of bash, which knows line breaks. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n');

function dataOf({ request }: LoggedCall): string[] {
  if (request.bytes.byteLength === 0) return [];
  const text = textOfBody(request.bytes);
  if (text === undefined)
    return [`--data-binary @<(base64 -d <<< ${quote(request.bytes.toBase64())})`];
  return [`--data-binary ${/[\r\n]/.test(text) ? `$'${escaped(text)}'` : quote(text)}`];
}

/** A command line for bash that sends the call again, `base` in front of its path: `http://127.0.0.1:4010/api`. */
export function curlOf(call: LoggedCall, base: string): string {
  const { method, path, query, headers } = call.request;
  const search = query.size > 0 ? `?${query}` : '';
  const sent = Object.entries(headers).filter(([name]) => !LEFT_OUT.test(name));
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quote(`${base}${path}${search}`),
    ...sent.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...dataOf(call),
  ].join(' ');
}
