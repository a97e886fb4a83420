import { Component, type ReactNode, Suspense } from 'react';

interface LazyBoundaryProps {
  children: ReactNode;
  /** Holds their place while they load; nothing when left out. */
  placeholder?: ReactNode;
  /** Takes their place when they fail; nothing when left out. `retry` renders them again. */
  failure?: (retry: () => void) => ReactNode;
}

/** Around lazy components: what is shown while they load, and when they fail. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  retry = () => this.setState({ hasFailed: false });

  override render() {
    const { children, placeholder, failure } = this.props;
    if (this.state.hasFailed) return failure?.(this.retry);
    return <Suspense fallback={placeholder}>{children}</Suspense>;
  }
}
