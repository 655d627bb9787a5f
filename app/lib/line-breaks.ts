/** Keeps a dash on the line of the word before it, and 'Chatham House-regeln' in one piece. */
export const keepTogether = (text: string) =>
  text.replaceAll(/ (?=[–—])/g, '\u00a0').replaceAll('Chatham House-', 'Chatham House\u2011')
