/** Both React's key events and the browser's. */
interface PressedKey {
  key: string;
  preventDefault: () => void;
}

/** A key handler that goes to the next picture on the right arrow key and to the previous one on the left. */
export function stepOnArrowKeys(step: (by: 1 | -1) => void) {
  return (event: PressedKey) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
}
