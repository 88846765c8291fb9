/** Runs a task when the browser has nothing else to do; returns the function that calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle time to give away.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
