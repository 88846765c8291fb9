import { useState, type SyntheticEvent } from 'react';

const FIRST_HEIGHT = 600;
/** Our content security policy forbids inline styles in a document, but lets a script set them one by one. */
const KEPT_STYLE = 'data-style';

/** Removes <style> elements and moves inline styles to an attribute that the policy ignores. */
const withoutStyles = (html: string): string =>
  html.replace(/<style[\s\S]*?<\/style>/gi, '').replaceAll(/\sstyle="/g, ` ${KEPT_STYLE}="`);

/** An email as it looks in an email client. Scripts don't run and links don't work. */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  const [height, setHeight] = useState(FIRST_HEIGHT);

  function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const shown = currentTarget.contentDocument;
    if (!shown) return;
    for (const element of shown.querySelectorAll<HTMLElement>(`[${KEPT_STYLE}]`))
      element.style.cssText = element.getAttribute(KEPT_STYLE) ?? '';
    setHeight(Math.ceil(shown.body.getBoundingClientRect().height));
  }

  return (
    <iframe
      title={subject}
      // No scripts. The same origin, so that we can set its styles and measure its height.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={dress}
      height={height}
      className="w-full rounded-lg border border-line bg-white"
    />
  );
}
