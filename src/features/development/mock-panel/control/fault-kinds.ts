import type { Fault } from './answers.ts';

type Strike = Pick<Fault, 'status' | 'latency' | 'hangUp' | 'malformed'>;

interface FaultKind {
  id: string;
  label: string;
  strike: Strike;
}

const STATUSES = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
};

const byStatus = Object.entries(STATUSES).map(
  ([status, name]): FaultKind => ({
    id: status,
    label: `${status} ${name}`,
    strike: { status: Number(status) },
  }),
);

/** What can be made to go wrong. */
export const faultKinds: readonly FaultKind[] = [
  ...byStatus,
  { id: 'slow', label: 'Slow, 3 s', strike: { latency: 3000 } },
  { id: 'lost', label: 'Connection lost', strike: { hangUp: true } },
  { id: 'malformed', label: 'Malformed answer', strike: { malformed: true } },
];

/** A fault in a few words; also one that was asked for elsewhere. */
export function describeFault(fault: Strike): string {
  const { status, latency, hangUp, malformed } = fault;
  const kind = faultKinds.find(({ id }) => id === String(status));
  const parts = [
    status && (kind?.label ?? `Status ${status}`),
    latency && `slow, ${latency / 1000} s`,
    hangUp && 'connection lost',
    malformed && 'malformed answer',
  ];
  const text = parts.filter(Boolean).join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** How often a fault applies yet. */
export function describeCount({ count, probability }: Fault): string {
  const often = count === undefined ? 'every call' : count === 1 ? 'next call' : `${count} calls`;
  return probability < 1 ? `${often}, ${Math.round(probability * 100)} % of them` : often;
}

/** The faults that apply to `operation`, or every operation without one. */
export function hits({ operation, tag }: Fault): string {
  return operation ?? (tag ? `every operation of ${tag}` : 'every operation');
}
