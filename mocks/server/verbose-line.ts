import type { CallLine } from '../engine/session/call-log.ts';

/** A call on one line of the terminal: `12:03:44 GET /boats/1 200 getBoat elif.yildiz 0.4 ms`. */
export function verboseLine(call: CallLine): string {
  const { time, method, path, query, status, operationId, caller, reason, duration } = call;
  const why = reason && `${reason.code}: ${reason.message}`;
  const fields = reason?.errors.map(({ field, message }) => `${field} ${message}`) ?? [];
  const parts = [
    time.slice(11, 19),
    method,
    query === '' ? path : `${path}?${query}`,
    status,
    operationId ?? '–',
    caller?.username ?? '–',
    `${duration} ms`,
    why,
    ...fields.slice(0, 3),
  ];
  return parts.filter((part) => part !== null).join('  ');
}
