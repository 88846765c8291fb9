/** The props of a task that replaces the section's status until it's done. */
export interface TwoFactorTaskProps {
  /** The account's email address. */
  email: string;
  /** Called when it's done or cancelled. */
  onDone: () => void;
}
