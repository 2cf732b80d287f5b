import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** A new value resets the boundary: what failed for one path may work for the next. */
  resetKey: string;
  fallback: (retry: () => void) => ReactNode;
  /** By default, the error is shown in the browser's console. */
  report?: (error: unknown) => void;
  children: ReactNode;
}

/** Catches render errors of its children, so that the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; key: string }> {
  override state = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { failed: boolean; key: string }) {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    const { report = (thrown: unknown) => globalThis.reportError?.(thrown) } = this.props;
    report(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
