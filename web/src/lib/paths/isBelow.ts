/** Whether `pathname` is `path` or below it. The router ignores case, too. */
export function isBelow(path: string, pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
}
