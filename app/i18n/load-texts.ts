import { addMessages, localeOfTag } from './dictionary'

const files = import.meta.glob<object>(['./messages/*/*.ts', '!./messages/*/index.ts'])

/**
 * Fetches files of texts in the page's language. A route awaits its own at the top of its module, so that they are
 * there before it is shown; on the server all are there from the start.
 */
export async function loadTexts(...names: string[]) {
  if (import.meta.env.SSR) return
  const locale = localeOfTag(document.documentElement.lang)
  const load = async (name: string) => {
    const file = files[`./messages/${locale}/${name}.ts`]
    if (!file) throw new Error(`There are no ${locale} texts called ${name}`)
    return file()
  }
  addMessages(locale, Object.assign({}, ...(await Promise.all(names.map(load)))))
}
