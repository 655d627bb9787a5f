import { ask } from './http.ts'
import { type BuiltRoute, builtRoutes, routeAt } from './routes.ts'
import type { Site } from './server.ts'

export type FoundForm = { action: string; fields: [name: string, value: string][] }
export type Survey = { routes: BuiltRoute[]; forms: FoundForm[]; ids: string[]; parameters: string[] }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescapeHtml = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
const attribute = (tag: string, name: string) => unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => unescapeHtml(match))

/** The forms of a page with their initial values. */
function formsOf(html: string, page: string): FoundForm[] {
  return [...html.matchAll(/<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/g)].map(([form, inside = '']) => ({
    action: attribute(form.slice(0, form.indexOf('>') + 1), 'action') || page,
    fields: [...inside.matchAll(/<(input|select|textarea|button)\b[^>]*>(?:([^<]*)<\/textarea>)?/g)].flatMap(
      ([tag, kind, text = '']): [string, string][] => {
        const first =
          kind === 'select' ? (/<option[^>]*value="([^"]+)"/.exec(inside.slice(inside.indexOf(tag)))?.[1] ?? '') : ''
        return attribute(tag, 'name')
          ? [[attribute(tag, 'name'), attribute(tag, 'value') || unescapeHtml(text) || first]]
          : []
      },
    ),
  }))
}

/** Crawls the site with a cookie: one page of every reachable route, with its forms, ids and parameter names. */
export async function survey(site: Site, Cookie: string | undefined): Promise<Survey> {
  const routes = builtRoutes()
  const [forms, ids, parameters] = [new Map<string, FoundForm>(), new Set<string>(), new Set<string>()]
  const queue = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const visitedRoutes = new Set<string | undefined>()
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { text } = await ask(site, address, { headers: { Cookie } })
    visitedRoutes.add(routeAt(routes, address))
    for (const form of formsOf(text, address)) forms.set(`${form.action} ${form.fields.map(([name]) => name)}`, form)
    for (const id of text.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []) ids.add(id)
    for (const link of matchAll(text, /(?:href|action)="(\/[^"]*)"/g)) {
      const { pathname, search, searchParams } = new URL(link, site.url)
      for (const name of searchParams.keys()) parameters.add(name)
      const route = routeAt(routes, pathname)
      // One page for each route.
      if (route && !visitedRoutes.has(route) && !queue.some((other) => routeAt(routes, other) === route))
        queue.push(`${pathname}${search}`)
    }
    for (const name of matchAll(text, /<(?:input|select)[^>]*\sname="([^"]+)"/g)) parameters.add(name)
  }
  return { routes, forms: [...forms.values()], ids: [...ids].slice(0, 40), parameters: [...parameters] }
}
