/** The tags that the texts of articles and pages may use, and no others. */
export const ALLOWED_TAGS = new Set(
  'h2 h3 h4 p a ul ol li table thead tbody tr th td strong em blockquote br'.split(' '),
);
