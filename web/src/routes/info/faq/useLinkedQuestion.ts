import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the URL links to, on arrival and when a link on the page leads to another. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash, key]);
}
