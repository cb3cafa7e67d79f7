import { Component, type ReactNode } from "react";

interface OfflineBoundaryProps {
  /** The page's component. When it changes, the offline screen is removed. */
  page: unknown;
  /** Shown instead of a page that throws an error. */
  screen: ReactNode;
  children: ReactNode;
}

interface OfflineBoundaryState {
  page: unknown;
  failed: boolean;
}

/**
 * Shows the offline screen when a page throws an error while it renders, until another page component is shown
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
