/** A processor profile as V8 writes it. */
export interface Profile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  /** Microseconds between a sample and the one before. */
  timeDeltas: number[];
}

interface Frame {
  functionName: string;
  url: string;
}

/** A part of the work, told by the innermost function on the stack that belongs to one. */
const PARTS: [name: string, isPart: (frame: Frame) => boolean][] = [
  ['writing to the socket', ({ functionName, url }) => url === '' && /^write/.test(functionName)],
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['JSON', ({ functionName }) => functionName === 'textOf'],
  [
    'Prism: the request and its security',
    ({ url }) => /engine\/request\/request-validation|validators\/security/.test(url),
  ],
  ['Prism: the answer', ({ url }) => url.includes('engine/answer/answer-validation')],
  ['Prism: its pipeline', ({ url }) => /prism-core|engine\/prism\//.test(url)],
  ['handlers, rules, views, store', ({ url }) => /mocks\/(handlers|rules|views|store)\//.test(url)],
  ['engine: index, parameters, caller, log', ({ url }) => url.includes('mocks/engine/')],
  ['server around the engine', ({ url }) => url.includes('mocks/server/')],
  ['Node: HTTP, streams, promises', ({ url }) => url.startsWith('node:')],
];
const REST = 'V8 and the system';

/**
 * What share, from 0 to 1, of the last `seconds` a profile's process was at work each part took; the
 * greatest first. Time in which it waited does not count.
 */
export function sharesOf(profile: Profile, seconds: number): { part: string; share: number }[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  function partOf(id: number | undefined): string {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const frame = nodes.get(at)?.callFrame;
      const part = frame && PARTS.find(([, isPart]) => isPart(frame));
      if (part) return part[0];
    }
    return REST;
  }
  const times = new Map<string, number>();
  let left = seconds * 1_000_000;
  for (let index = profile.samples.length - 1; index >= 0 && left > 0; index -= 1) {
    const id = profile.samples[index];
    const time = profile.timeDeltas[index] ?? 0;
    left -= time;
    if (id === undefined || nodes.get(id)?.callFrame.functionName === '(idle)') continue;
    const part = partOf(id);
    times.set(part, (times.get(part) ?? 0) + time);
  }
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([part, time]) => ({ part, share: time / whole }))
    .sort((a, b) => b.share - a.share);
}
