import { BASE } from '../../engine/contract/base.ts';
import {
  type CallLog,
  emptyLog,
  type LoggedCall,
  lineOf,
  textOfBody,
} from '../../engine/session/call-log.ts';
import { curlOf } from '../recording/curl.ts';
import { harOf } from '../recording/har.ts';
import { type ControlContext, ControlError, type ControlRoute } from '../route.ts';

/** A body for JSON: as text where it is one, else in base64. */
function bodyOf(body: string | Uint8Array | undefined) {
  const text = textOfBody(body);
  if (text !== undefined) return { text };
  return body instanceof Uint8Array && body.byteLength > 0 ? { base64: body.toBase64() } : {};
}

function callNamed({ session }: ControlContext, requestId: string | undefined): LoggedCall {
  const call = session.log.calls.find(({ answer }) => answer.requestId === requestId);
  if (call) return call;
  throw new ControlError(`The call ${requestId} is not among the last ones of this session.`, 404);
}

/** Says of a list that it is not whole. */
const cutOf = ({ dropped }: CallLog): Record<string, string> =>
  dropped === 0 ? {} : { 'x-mock-cut': `${dropped} older calls are no longer kept` };

/** The calls of a session: what was asked, by whom, what was answered, and why it was refused. */
export const callRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/calls',
    summary: 'The last calls of the session, the newest first, with their caller and refusal.',
    run: ({ session }) => ({
      body: session.log.calls.toReversed().map((call) => lineOf(session.store, call)),
      headers: cutOf(session.log),
    }),
  },
  {
    method: 'DELETE',
    path: '/calls',
    summary: 'Forgets the calls of the session.',
    run({ session }) {
      session.log = emptyLog();
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: '/calls/{requestId}',
    summary: 'One call with headers, bodies and a curl line, by the X-Request-Id of its answer.',
    run(context, { path: [requestId] }) {
      const call = callNamed(context, requestId);
      const { request, answer } = call;
      return {
        body: {
          ...lineOf(context.session.store, call),
          request: { headers: request.headers, body: bodyOf(request.bytes) },
          answer: { headers: answer.headers, body: bodyOf(answer.body) },
          curl: curlOf(call, `${context.origin}${BASE}`),
        },
      };
    },
  },
  {
    method: 'GET',
    path: '/calls.har',
    summary: 'The same calls as a HAR file, for the network tab of a browser; tokens are replaced.',
    run: ({ session }) => ({ body: harOf(session.log.calls) }),
  },
];
