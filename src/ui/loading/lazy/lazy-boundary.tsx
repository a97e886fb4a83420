import { Component, createContext, type ReactNode, Suspense } from 'react';

/** Changes with every other try: what has failed stays so until then. */
export const LazyAttempt = createContext<object>({});

interface LazyBoundaryProps {
  children: ReactNode;
  /** Holds their place while they load; nothing when left out. */
  placeholder?: ReactNode;
  /** Takes their place when they fail; nothing when left out. `retry` renders them again. */
  failure?: (retry: () => void) => ReactNode;
}

interface LazyBoundaryState {
  hasFailed: boolean;
  attempt: object;
}

/** Around lazy components: what is shown while they load, and when they fail. */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false, attempt: {} };

  retry = () => this.setState({ hasFailed: false, attempt: {} });

  override render() {
    const { children, placeholder, failure } = this.props;
    if (this.state.hasFailed) return failure?.(this.retry);
    return (
      <LazyAttempt value={this.state.attempt}>
        <Suspense fallback={placeholder}>{children}</Suspense>
      </LazyAttempt>
    );
  }
}
