import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** The shop path of a plain click on a link; null if the browser should handle the click. */
function shopPath(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const href = link?.getAttribute('href');
  return isPlain && href && /^\/(?!\/)/.test(href) ? href : null;
}

/** Sanitised HTML from the API, in the shop's typography. Links within the shop don't reload the page. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = text.current;
    // Following a link by keyboard also fires a click.
    function follow(event: MouseEvent) {
      const path = shopPath(event);
      if (path === null || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <div ref={text} className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
