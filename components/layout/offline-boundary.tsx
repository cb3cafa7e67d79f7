import { Component, type ReactNode } from "react";

interface OfflineBoundaryProps {
  /** The page's component: another one clears the screen. */
  page: unknown;
  /** Shown instead of a page that throws. */
  screen: ReactNode;
  children: ReactNode;
}

interface OfflineBoundaryState {
  page: unknown;
  failed: boolean;
}

/**
 * Shows the offline screen when a page throws while it renders, until the page's component is another
 * (OFFLINE-01, OFFLINE-06). React itself writes the error to the browser's log.
 */
export class OfflineBoundary extends Component<OfflineBoundaryProps, OfflineBoundaryState> {
  override state: OfflineBoundaryState = { page: this.props.page, failed: false };

  static getDerivedStateFromError(): Partial<OfflineBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: OfflineBoundaryProps, state: OfflineBoundaryState) {
    return page === state.page ? null : { page, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
