/** The person of the studio who makes a call. */
export interface SignedInStaff {
  id: number;
  viewUid: string;
  email: string;
  name: string;
  hasSecondFactor: boolean;
  isDemo: boolean;
  /** `staff_sessions.id`. */
  sessionId: number;
}
