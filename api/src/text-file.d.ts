/** A file as text, as Vite puts it into the build. */
declare module '*?raw' {
  const text: string;
  export default text;
}
