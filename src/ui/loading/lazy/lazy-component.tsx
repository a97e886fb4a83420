import { type ComponentType, lazy, type ReactNode, use, useState } from 'react';
import { LazyAttempt } from './lazy-boundary.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is fetched when it is first rendered, or ahead of that by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code; answers whether it is there. A failure is told when it is rendered. */
  preload: () => Promise<boolean>;
}

/**
 * React's `lazy` with two additions: it can be preloaded, and is fetched again with every try of its
 * `LazyBoundary`. Render it inside one, or take `lazyDialog` or `lazyField`.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const pending = new WeakMap<object, ComponentType<Props>>();

  async function fetchCode() {
    const module = await load();
    loaded = module.default;
    return module;
  }
  function contentIn(attempt: object): ComponentType<Props> {
    if (loaded) return loaded;
    const content = pending.get(attempt) ?? lazy(fetchCode);
    pending.set(attempt, content);
    return content;
  }

  function Lazy(props: Props) {
    const attempt = use(LazyAttempt);
    // One and the same for the life of this element: another would be mounted again.
    const [Content] = useState(() => contentIn(attempt));
    return <Content {...props} />;
  }
  Lazy.preload = () =>
    fetchCode().then(
      () => true,
      () => false,
    );
  return Lazy;
}
