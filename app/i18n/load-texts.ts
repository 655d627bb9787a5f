import { textLoader } from './text-loader'

/**
 * Fetches files of texts in the page's language. A route awaits its own at the top of its module, so that they are
 * there before it is shown; on the server all are there from the start.
 */
export const loadTexts = textLoader('', import.meta.glob<object>(['./messages/*/*.ts', '!./messages/*/index.ts']))
