/** What is known of one operation of the service behind. */
export interface UpstreamRow {
  operationId: string;
  /** How many calls the service answered. */
  upstream: number;
  /** How many the mock answered in its place. */
  mock: number;
  /** What the service's answers broke, each once. */
  breaches: string[];
  /** Whether there were more than are kept. */
  isCut: boolean;
}

export interface UpstreamReport {
  url: string;
  rows(): UpstreamRow[];
  /** Counts an answer. Answers true when it shows something new. */
  record(operationId: string, source: string, breaches: readonly string[]): boolean;
}

/** Breaches kept per operation: enough to see what is wrong. */
const KEPT = 10;

export function createUpstreamReport(url: string): UpstreamReport {
  const rows = new Map<string, UpstreamRow>();
  return {
    url,
    rows: () => [...rows.values()],
    record(operationId, source, breaches) {
      const known = rows.get(operationId);
      const row = known ?? { operationId, upstream: 0, mock: 0, breaches: [], isCut: false };
      rows.set(operationId, row);
      const wasUpstream = row.upstream > 0;
      if (source === 'upstream') row.upstream += 1;
      else row.mock += 1;
      const fresh =
        source === 'upstream' ? breaches.filter((text) => !row.breaches.includes(text)) : [];
      const room = KEPT - row.breaches.length;
      row.isCut ||= fresh.length > room;
      row.breaches.push(...fresh.slice(0, room));
      return !known || fresh.length > 0 || wasUpstream !== row.upstream > 0;
    },
  };
}
