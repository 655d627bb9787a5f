/** The text of the module as a classic script; see inline-scripts.ts. */
declare module '*?inline-script' {
  const text: string
  export default text
}
