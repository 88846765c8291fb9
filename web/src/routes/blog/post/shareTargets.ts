export interface ShareTarget {
  label: string;
  href: string;
}

/** Plain links for sharing a page. Nothing loads from these services until a visitor follows one. */
export function shareTargets(title: string, url: string): ShareTarget[] {
  const [encodedTitle, encodedUrl] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { label: 'Email', href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}` },
    { label: 'X', href: `https://x.com/intent/post?text=${encodedTitle}&url=${encodedUrl}` },
  ];
}
