import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { PageResponseContext } from './pageResponse.ts';

const MOVED_PERMANENTLY = 301;
const FOUND = 302;

/**
 * Sends the visitor to another path of the shop: an HTTP redirect on the server, a replaced history entry in the
 * browser.
 */
export function Redirect({ to, permanent = false }: { to: string; permanent?: boolean }) {
  const response = useContext(PageResponseContext);
  if (!response) return <Navigate to={to} replace />;
  response.status = permanent ? MOVED_PERMANENTLY : FOUND;
  response.redirect = to;
  return null;
}
