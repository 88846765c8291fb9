/** The props of a task that takes the place of the section's status until it is done. */
export interface TwoFactorTaskProps {
  /** The address of the account. */
  email: string;
  /** It was done or cancelled. */
  onDone: () => void;
}
