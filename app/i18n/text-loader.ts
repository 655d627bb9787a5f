import { addMessages, localeOfTag } from './dictionary'

type Files = Record<string, () => Promise<object>>

/** What fetches texts by name from a folder of each language's. */
export const textLoader =
  (folder: string, files: Files) =>
  async (...names: string[]) => {
    if (import.meta.env.SSR) return
    const locale = localeOfTag(document.documentElement.lang)
    const load = async (name: string) => {
      const file = files[`./messages/${locale}/${folder}${name}.ts`]
      if (!file) throw new Error(`There are no ${locale} texts called ${folder}${name}`)
      return file()
    }
    addMessages(locale, Object.assign({}, ...(await Promise.all(names.map(load)))))
  }
