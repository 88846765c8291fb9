let token: () => string | null = () => null;

/** Sends files with the current token, like the client's other requests. */
export function sendFilesAs(tokenNow: () => string | null): void {
  token = tokenNow;
}

/** The token for a file; null for guests. */
export function fileToken(): string | null {
  return token();
}
