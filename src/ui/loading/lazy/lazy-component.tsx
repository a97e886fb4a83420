import { type ComponentType, lazy, type ReactNode, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is fetched when it is first rendered, or ahead of that by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code; answers whether it is there. A failure is told when it is rendered. */
  preload: () => Promise<boolean>;
}

/**
 * React's `lazy` with two additions: it can be preloaded, and fetches again when it is rendered after a
 * failure. Render it inside a `LazyBoundary`, or take `lazyDialog` or `lazyField`.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function fetchCode() {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (cause) {
      // React keeps a failure for good.
      pending = lazy(fetchCode);
      throw cause;
    }
  }
  let pending = lazy(fetchCode);

  function Lazy(props: Props) {
    // One and the same for the life of this element: another would be mounted anew.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? pending);
    return <Content {...props} />;
  }
  Lazy.preload = () =>
    fetchCode().then(
      () => true,
      () => false,
    );
  return Lazy;
}
