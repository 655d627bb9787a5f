import { build, type Plugin } from 'vite'

const query = '?inline-script'

/**
 * `import text from './module?inline-script'` is the text of a classic script: the module bundled with its imports and
 * minified, to be written into a page. Only the server gets the text; a browser has run the script before React hydrates.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith(query)) return
      const resolved = await this.resolve(source.slice(0, -query.length), importer, options)
      return resolved && `${resolved.id}${query}`
    },
    async load(id) {
      if (!id.endsWith(query)) return
      if (this.environment.name === 'client') return `export default ''`
      const { text, files } = await bundle(id.slice(0, -query.length))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

async function bundle(input: string) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const chunk = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled`)
  // `</script` would end the element that contains the script.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${input} can not stand in an HTML page`)
  return { text: chunk.code.trim(), files: chunk.moduleIds }
}
