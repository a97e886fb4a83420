interface Node<T> {
  statics: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  /** By method in upper case. */
  methods: Map<string, T>;
}

interface Match<T> {
  /** What the path's methods lead to, by method in upper case. */
  methods: ReadonlyMap<string, T>;
  /** Values of the path's parameters as they were sent, decoded, in the order of the template. */
  values: string[];
}

const node = <T>(): Node<T> => ({
  statics: new Map(),
  parameter: undefined,
  methods: new Map(),
});

/** An index of path templates: finding one costs its segments, not the number of templates. */
export function createRoutes<T>(entries: Iterable<{ method: string; path: string; target: T }>) {
  const root = node<T>();
  for (const { method, path, target } of entries) {
    let at = root;
    for (const segment of path.split('/').slice(1)) {
      if (segment.startsWith('{')) {
        at.parameter ??= node();
        at = at.parameter;
      } else {
        const next = at.statics.get(segment) ?? node<T>();
        at.statics.set(segment, next);
        at = next;
      }
    }
    at.methods.set(method.toUpperCase(), target);
  }

  function find(
    at: Node<T>,
    segments: string[],
    depth: number,
    values: string[],
  ): Match<T> | undefined {
    const segment = segments[depth];
    if (segment === undefined)
      return at.methods.size > 0 ? { methods: at.methods, values } : undefined;
    const fixed = at.statics.get(segment);
    const found = fixed && find(fixed, segments, depth + 1, values);
    if (found || !at.parameter || segment === '') return found;
    return find(at.parameter, segments, depth + 1, [...values, decodeURIComponent(segment)]);
  }

  /**
   * The methods of the template that fits a path, a fixed segment before a parameter; undefined when
   * none does. Throws URIError for a segment that is not valid percent-encoding.
   */
  return (path: string): Match<T> | undefined => find(root, path.split('/').slice(1), 0, []);
}
