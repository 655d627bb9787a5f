import { maxSnippets, type SnippetRefusal } from '../model'

export const refusalLabels: Record<SnippetRefusal, string> = {
  gone: 'A colleague has deleted it meanwhile.',
  stale: 'A colleague has changed it meanwhile. Reload the page to see how it is now; copy your text first.',
  'name-taken': 'Another snippet has this name. Choose another one.',
  'too-many': `There are ${maxSnippets} snippets already. Delete one first.`,
  'sent-before': 'This form was sent before. Reload the page for another snippet.',
}
