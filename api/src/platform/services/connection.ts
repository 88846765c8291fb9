/** How a service outside the shop is connected. */
export type ConnectionState = 'CONNECTED' | 'STANDS_IN' | 'OFF';

/** A service outside the shop, as its feature knows it. */
export interface Connection {
  readonly state: ConnectionState;
  /** What's used now, with mode, host or folder, in a few words; never a secret. */
  readonly target: string;
  /** The environment variables that connect it, as docs/configuration.md names them. */
  readonly variables: readonly string[];
  /** Texts that must never be shown, wherever the service repeats them. */
  readonly secrets: readonly string[];
  /**
   * Makes one harmless call.
   * @returns the service's answer, or what it proves.
   * @throws Error with the service's words if it refuses or doesn't answer.
   */
  readonly test: (() => Promise<string>) | null;
}

/** The host that an address leads to, without user, password and path. */
export const hostOf = (address: string): string => new URL(address).host;
