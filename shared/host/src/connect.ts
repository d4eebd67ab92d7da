/** Who a connection request goes to. */
export interface Addressee {
  kind: 'designer' | 'vendor';
  /** The profile's id. */
  id: number;
  /** The firm's name. */
  name: string;
  /** A designer's min_project_budget, a vendor's min_order_value, in whole rupees; null where unset. */
  minimumBudget: number | null;
  /** The day on which it is back from being away, YYYY-MM-DD; null or absent: it is not away. */
  awayUntil?: string | null;
}

/** The project of the addressee that a request is about. */
export interface RequestSubject {
  id: number;
  title: string;
}

/**
 * The props of `designers`' `./ConnectDialog`: the form of a connection request. A guest
 * signs up or in within it, and the request goes out by itself.
 */
export interface ConnectDialogProps {
  addressee: Addressee;
  about?: RequestSubject | undefined;
  /** The request is with the addressee. The dialog stays open and says so. */
  onSent?: () => void;
  onClose: () => void;
}

/**
 * The props of `designers`' `./ConnectButton`: GET IN TOUCH for a visitor who may send a request, the state of
 * the request for one who has sent it, and nothing for other roles. One per page: it opens itself at `?connect=1`.
 */
export interface ConnectButtonProps {
  addressee: Addressee;
  about?: RequestSubject | undefined;
  /** In place of GET IN TOUCH. */
  label?: string;
}
